/** What an address says of a list of shows. */
export interface ChoiceParams {
  category?: string
  /** YYYY-MM-DD. */
  day?: string
  /** A range of days by its name. */
  date?: string
  sort?: string
}
