import { ERROR_CODE } from '@/contracts/envelope'
import { REFUSAL } from '@/contracts/refusal-code'
import type { ShopStatus } from './shop-status'
import type { TextValues } from './texts/text'
import type { TextKey } from './texts/zh-cn'

interface RefusalOptions {
  /** How the client should show it (S2 §8). */
  mode?: number
  /** The code in its `RE…` form. */
  errorCode?: string
  values?: TextValues
  subTextKey?: TextKey
}

/** The shop understood and says no, in words. Becomes an envelope with HTTP 200. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly textKey: TextKey,
    readonly options: RefusalOptions = {},
  ) {
    super(textKey)
  }
}

/** Unknown, or somebody else's: the two must look the same. */
export function notFound(): Refusal {
  return new Refusal(REFUSAL.notFound, 'common.notFound', { mode: 1 })
}

export function badInput(field: string): Refusal {
  return new Refusal(REFUSAL.badInput, 'common.badInput', { mode: 1, values: { field } })
}

/** Nothing is to be had while the shop is not open (S1 §8). */
export function shopNotOpen(status: Exclude<ShopStatus, 'OPEN'>): Refusal {
  return new Refusal(REFUSAL.shopNotOpen, `shop.${status}`, { errorCode: ERROR_CODE.shopNotOpen })
}
