import type { Platform } from '../package/platforms'

const ANYTHING = /^/
const DIGITS = /^\d*$/
const DECIMALS = /^[\d.]*$/
/** The last place of an ID card may be an X. */
const ID_CARD = /^[\dXx]*$/

const everywhere: Readonly<Record<string, RegExp>> = {
  text: ANYTHING,
  number: DIGITS,
  digit: DECIMALS,
  idcard: ID_CARD,
}

/** Documented values of an input's `type` by vendor, and what the keyboard of each can type. */
const keyboards: Readonly<Record<Platform, Readonly<Record<string, RegExp>>>> = {
  weapp: { ...everywhere, 'safe-password': ANYTHING, nickname: ANYTHING },
  alipay: { ...everywhere, numberpad: DIGITS, digitpad: DECIMALS, idcardpad: ID_CARD },
  tt: everywhere,
  xhs: everywhere,
}

/** Why the keyboard of a `type` cannot type a text; null if it can. A paste uses no keyboard. */
export function keyboardFault(platform: Platform, type: string, typed: string): string | null {
  const keys = keyboards[platform][type]
  if (keys === undefined) return `${platform} has no keyboard ${type}`
  return keys.test(typed) ? null : `the keyboard ${type} of ${platform} cannot type “${typed}”`
}
