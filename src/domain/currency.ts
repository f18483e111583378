/** Currencies in which a payment is taken; each has a hundred cents. */
export type Currency = 'CNY' | 'HKD' | 'MOP'

/** Money in the smallest unit of its currency. */
export interface Money {
  currency: Currency
  cents: number
}
