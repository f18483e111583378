import type { RawRequestDefaultExpression } from 'fastify'
import { isStorable } from '../storable-text'
import { isApiPath } from './request-values'

/** Page for unknown addresses. */
const PAGE_ERROR = '/page-error'

/** True for a browser that opens a page. */
export function isNavigation({ method, headers, url = '/' }: RawRequestDefaultExpression): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true && !isApiPath(url)
}

/**
 * Address used for routing. One with broken escapes, or with a character that cannot be stored, matches no route;
 * browsers receive the error page in the language of the query.
 */
export function readableUrl(request: RawRequestDefaultExpression): string {
  const { url = '/' } = request
  if (!isNavigation(request)) return url
  const [path = ''] = url.split(/[?#]/)
  return isReadable(path) ? url : PAGE_ERROR + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    return isStorable(decodeURI(path))
  } catch {
    return false
  }
}
