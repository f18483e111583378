/** Builds `a=1&b=2` without `URLSearchParams`, which mini-program engines lack. Keys keep their order. */
export function formatQuery(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(fields[key] ?? '')}`)
    .join('&')
}

/** Appends a query to an address that may already have one. */
export function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const query = formatQuery(fields)
  if (query === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** Decodes one value; a malformed escape is kept as it came, because a broken link must not break the page. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The two parts of `/path?a=1&b=2`. */
export function splitAddress(address: string): { path: string; params: Record<string, string> } {
  const [path = '', query = ''] = address.split('?')
  return { path, params: parseQuery(query) }
}

/** The fields of `a=1&b=2`; the later of two of the same name counts. */
export function parseQuery(query: string): Record<string, string> {
  const pairs = query.split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decodeComponent(name), decodeComponent(value.join('='))]
    }),
  )
}

/** Parameters as they are written in an address, decoded. */
export function decodedParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeComponent(value ?? '')]))
}
