import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { ERROR_CODE } from '@/contracts/envelope'
import { BusinessError } from '../business-error'

/** States of a shop. Nothing is sold unless it is OPEN. */
export const SHOP_STATUSES = ['OPEN', 'CLOSED', 'SUSPENDED', 'EXPIRED', 'MAINTAIN'] as const
export type ShopStatus = (typeof SHOP_STATUSES)[number]

/** The status of this name; null for a name that is none. */
export function shopStatusOf(name: unknown): ShopStatus | null {
  return SHOP_STATUSES.find((known) => known === name) ?? null
}

/** The shop sells nothing while it is not open. */
export function shopNotOpen(status: Exclude<ShopStatus, 'OPEN'>): BusinessError {
  return new BusinessError(BUSINESS_ERROR.shopNotOpen, `shop.${status}`, { errorCode: ERROR_CODE.shopNotOpen })
}
