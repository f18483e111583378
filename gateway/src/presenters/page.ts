import type { Page, PageQuery } from '@/contracts/page'

/** The part of a list that was asked for. */
function pageOf<Item>(all: readonly Item[], { offset, length }: PageQuery): Page<Item> {
  const list = all.slice(offset, offset + length)
  return { list, total: all.length, offset, length: list.length, hasMore: offset + list.length < all.length }
}

/** The same with each item drawn only when it is on the page. */
export function presentPage<Item, Drawn>(
  all: readonly Item[],
  query: PageQuery,
  draw: (item: Item) => Drawn,
): Page<Drawn> {
  const { list, ...facts } = pageOf(all, query)
  return { ...facts, list: list.map(draw) }
}
