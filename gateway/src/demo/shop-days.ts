/** First day of the shop, and of the current week; epoch ms. */
export interface ShopDays {
  anchor: number
  weekStart: number
}

/** For offers whose dates do not matter. */
export const FIRST_DAY: ShopDays = { anchor: 0, weekStart: 0 }
