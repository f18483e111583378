/** Display of prices in another currency (CAT-030). */
export interface CurrencyTransfer {
  /** Value of one unit of the shop's currency. */
  rate: number
  targetCurrency: { prefix: string }
}

/** A price, already split into what a tag draws: `¥` `380` `00` `起`. */
export interface PriceInfo {
  prefix: string
  yuanNum: string
  /** Two digits; `00` is not shown. */
  centNum: string
  suffix: string
}
