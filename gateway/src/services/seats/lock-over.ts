import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'

/** Seats were kept too long: the buyer chooses again. */
export function lockOver(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.seatLockOver, 'seat.lockOver', { mode: 1 })
}
