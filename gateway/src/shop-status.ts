/** What a shop can be (S1 §3). Nothing is sold unless it is OPEN. */
export const SHOP_STATUSES = ['OPEN', 'CLOSED', 'SUSPENDED', 'EXPIRED', 'MAINTAIN'] as const
export type ShopStatus = (typeof SHOP_STATUSES)[number]

/** The status of this name; null for a name that is none. */
export function shopStatusOf(name: unknown): ShopStatus | null {
  return SHOP_STATUSES.find((known) => known === name) ?? null
}
