import type { Page, PageQuery } from '@/contracts/page'

/** A list, or what makes parts of one. */
interface Sliced<Item> {
  readonly length: number
  slice(start: number, end: number): readonly Item[]
}

/** The part of a list that was requested, each item drawn only when it is on the page. */
export function presentPage<Item, Drawn>(
  all: Sliced<Item>,
  { offset, length }: PageQuery,
  draw: (item: Item) => Drawn,
): Page<Drawn> {
  return presentRows({ rows: all.slice(offset, offset + length), total: all.length }, offset, draw)
}

/** A part of a list that the database has cut out, and how long the list is. */
export function presentRows<Row, Drawn>(
  { rows, total }: { rows: readonly Row[]; total: number },
  offset: number,
  draw: (row: Row) => Drawn,
): Page<Drawn> {
  return { list: rows.map(draw), total, offset, length: rows.length, hasMore: offset + rows.length < total }
}
