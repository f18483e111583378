import path from 'node:path'

/** A page path without leading slash, and its query with values as written: vendors do not decode them. */
export interface PageAddress {
  route: string
  query: Record<string, string>
}

/** Parses a navigateTo URL; a path without leading slash is relative to the folder of the top page. */
export function parseAddress(url: string, currentRoute = ''): PageAddress {
  const [address = '', search = ''] = splitOnce(url, '?')
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    const [name = '', value = ''] = splitOnce(pair, '=')
    if (name) query[name] = value
  }
  const route = address.startsWith('/') ? address.slice(1) : path.posix.join(path.posix.dirname(currentRoute), address)
  return { route, query }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}
