import type { Page } from '@/contracts/page'

/** True for a page of a list. */
export function isPage(value: unknown): value is Page<unknown> {
  if (typeof value !== 'object' || value === null) return false
  return 'list' in value && Array.isArray(value.list) && 'hasMore' in value && 'total' in value
}

/** Contradictions within a page of a list; empty without any. */
export function pageFaults({ list, total, offset, length, hasMore }: Page<unknown>): string[] {
  const faults: string[] = []
  if (list.length > length) faults.push(`a page of ${length} has ${list.length} items`)
  const isEnd = offset + list.length >= total
  if (hasMore && isEnd) faults.push(`hasMore is true at item ${offset + list.length} of ${total}`)
  if (!hasMore && !isEnd) faults.push(`hasMore is false at item ${offset + list.length} of ${total}`)
  if (hasMore && list.length === 0) faults.push('hasMore is true after a page without items')
  return faults
}

/** Contradictions between consecutive pages of a list, from the first one. */
export function walkFaults<Item>(pages: readonly Page<Item>[], idOf: (item: Item) => string): string[] {
  const ids = pages.flatMap(({ list }) => list.map(idOf))
  const doubles = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  const totals = [...new Set(pages.map(({ total }) => total))]
  const faults: string[] = []
  if (doubles.length > 0) faults.push(`items come twice: ${doubles.length}, such as ${doubles[0]}`)
  if (totals.length > 1) faults.push(`total changes from page to page: ${totals.join(', ')}`)
  else if (pages.at(-1)?.hasMore === false && totals[0] !== ids.length)
    faults.push(`total is ${totals[0]}, and ${ids.length} items come`)
  return faults
}
