import type { RawRequestDefaultExpression } from 'fastify'
import { isApiPath } from './request-values'

/** Page for unknown addresses. */
const PAGE_ERROR = '/page-error'

/**
 * Address used for routing. One with broken escapes matches no route; browsers receive the error page in the language
 * of the query.
 */
export function readableUrl({ method, headers, url = '/' }: RawRequestDefaultExpression): string {
  const isNavigation = method === 'GET' && headers.accept?.includes('text/html') && !isApiPath(url)
  if (!isNavigation) return url
  const [path = ''] = url.split(/[?#]/)
  return isReadable(path) ? url : PAGE_ERROR + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
