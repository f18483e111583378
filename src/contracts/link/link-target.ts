/** A page of the app and what it is opened with: a web address or a page path without its query. */
export interface LinkTarget {
  /** @maxLength 200 */
  path: string
  params: LinkParams
}

/** @maxProperties 20 */
export interface LinkParams {
  [name: string]: LinkParam
}

/** @maxLength 200 */
export type LinkParam = string
