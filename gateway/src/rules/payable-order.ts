import { REFUSAL } from '@/contracts/refusal-code'
import type { Call, SignedInUser } from '../handle'
import { Refusal } from '../refusal'
import { type OrderRow, ownOrder } from './order-view'

/** An order of the user that waits to be paid, by the first of its transactions; any other is refused. */
export async function payableOrder(
  call: Pick<Call<unknown, SignedInUser>, 'db' | 'clock' | 'user'>,
  [transactionId = '']: readonly string[],
): Promise<OrderRow> {
  const order = await ownOrder(call, { transactionId })
  if (order.state !== 'UNPAID') throw new Refusal(REFUSAL.notPayable, 'payment.notPayable', { mode: 1 })
  return order
}
