/** The switches of a merchant, in the order of their bits; the last one chooses a page. */
export const SHOP_FLAGS = [
  'MERCHANT_IS_ZZ',
  'QUICK_LOGIN',
  'CHANGE_VOUCHER_ROUTER',
  'CHANGE_SKIN_ROUTER',
  'DISPLAY_PLUS_SIGN',
  'IS_OPEN_TD',
  'NEED_FACE_AUTH',
  'USE_NEW_PAY_SUCCESS',
] as const
export type ShopFlag = (typeof SHOP_FLAGS)[number]
export type ShopFlags = Readonly<Record<ShopFlag, boolean>>

/** Active switches. Shops send their names, or a number with a bit for each; anything else means none. */
export function shopFlags(sent: unknown): ShopFlags {
  const isOn = (name: ShopFlag, bit: number) => {
    if (Array.isArray(sent)) return sent.includes(name)
    return Number.isInteger(sent) && ((sent as number) & (1 << bit)) !== 0
  }
  return Object.fromEntries(SHOP_FLAGS.map((name, bit) => [name, isOn(name, bit)])) as ShopFlags
}
