const API_BASES = ['/gateway/', '/buyerapi/']
const CONFIG_ENDPOINTS = ['/shop/configs', '/copywriting/config']

/**
 * True for calls without an access token: the path has a `pub` segment, or is no gateway or buyer call, or is a
 * configuration endpoint. `path` starts at the root and may carry a query.
 */
export function isPublicPath(path: string): boolean {
  const [bare = ''] = path.split('?')
  if (!API_BASES.some((base) => bare.startsWith(base))) return true
  if (bare.split('/').includes('pub')) return true
  return CONFIG_ENDPOINTS.some((tail) => bare.endsWith(tail))
}
