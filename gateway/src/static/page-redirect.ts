import { type PageAddress, pathOf } from '@/domain/page-address'

/** Canonical path and query of a page, if the request used another; null otherwise. */
export function redirectTarget(url: string, { subject }: PageAddress): string | null {
  if (!subject) return null
  const [path = '', search = ''] = url.split('?')
  const [ownPath = '', ownSearch] = pathOf(subject.kind, subject.id).split('?')
  // Longer paths are the same page with more in its address.
  if (`${decoded(path)}/`.startsWith(`${decoded(ownPath)}/`) && !path.endsWith('/')) return null
  const others = new URLSearchParams(search)
  others.delete(subject.param)
  const query = [ownSearch, others.toString()].filter(Boolean).join('&')
  return query === '' ? ownPath : `${ownPath}?${query}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
