/** Requested part of a list. */
export interface PageQuery {
  /**
   * 0-based offset of the first item.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  offset: number
  /**
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  length: number
}

/** One part of a list. */
export interface Page<Item> {
  list: Item[]
  total: number
  offset: number
  length: number
  hasMore: boolean
}

/** Items of one page of search, masonry and of every list of shows. */
export const PAGE_LENGTH = 20
