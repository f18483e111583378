import { and, eq, lte } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CreateParkingOrderInput } from '@/contracts/parking/create-parking-order'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { parkingOrders } from '../../database/schema/parking'
import { cancelUnpaid } from '../orders/end-orders'
import type { PlacedOrder } from '../orders/place-order'
import { placePlainOrder } from '../orders/place-plain-order'
import { chosenCoupon } from '../pricing/deductions'
import { findQuote } from '../quotes/quotes'

/** Orders what a bill of the user is for, at the price that they saw. Call it after `lockUser`. */
export async function orderParking(call: UserCall<CreateParkingOrderInput>): Promise<PlacedOrder> {
  const { billId, couponId, payAmount } = call.input
  const { draft } = await findQuote(call, billId)
  const [line] = draft.lines
  if (line?.kind !== 'PARKING') throw new BusinessError(BUSINESS_ERROR.quoteInvalid, 'parking.billOver', { mode: 2 })
  if (line.unitCents === 0) throw new BusinessError(BUSINESS_ERROR.notPayable, 'parking.free', { mode: 1 })
  await refuseWhileOverdue(call, line.reference)
  return placePlainOrder(call, draft, payAmount, {
    quoteId: billId,
    chosen: chosenCoupon(couponId),
  })
}

/** An order past its payment deadline blocks no other, even before the job has cancelled it. */
async function refuseWhileOverdue(call: UserCall, stayId: string): Promise<void> {
  const { db, clock } = call
  const [overdue] = await db
    .select({ id: orders.id })
    .from(parkingOrders)
    .innerJoin(orders, eq(orders.id, parkingOrders.orderId))
    .where(and(eq(parkingOrders.stayId, stayId), eq(parkingOrders.state, 'HELD'), lte(orders.payBefore, clock.now())))
  if (!overdue) return
  throw new BusinessError(BUSINESS_ERROR.notPayable, 'parking.unpaid', {
    mode: 1,
    recover: (outside) => cancelUnpaid({ db: outside, clock }, overdue.id, 'EXPIRED'),
  })
}
