/** Higher counts are shown as more than this (SHOP-009). */
const MAX_SHOWN = 99

/** A count of goods as it is shown: `99+` above 99. */
export function goodsCountText(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}
