/** Address parameters of a list of shows. */
export interface ChoiceParams {
  category?: string
  /** YYYY-MM-DD. */
  day?: string
  /** The same: the last of several days from `day` on. */
  until?: string
  /** A range of days by its name. */
  date?: string
  sort?: string
}

/** Address parameters of a list of goods. */
export interface GoodsChoiceParams {
  keyword?: string
  category?: string
  sort?: string
}
