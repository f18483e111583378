import type { RawRequestDefaultExpression } from 'fastify'
import { isApiPath } from './request-values'

/** Where the shop says that an address is no page's. */
const PAGE_ERROR = '/page-error'

/**
 * The address that is routed. One whose escapes are broken fits no route; a browser that goes there is given the page
 * that says so, in the language of the query.
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
