/** A price, already split into what a tag draws: `¥` `380` `00` `起`. */
export interface PriceInfo {
  prefix: string
  yuanNum: string
  /** Two digits; `00` is not shown. */
  centNum: string
  suffix: string
}
