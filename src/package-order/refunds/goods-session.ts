import type { RefundableSession } from '@/contracts/refund/get-refundable-order'

/** True for the goods of an order, which are listed among its sessions under the order id. */
export function isOfGoods({ bizShowSessionId }: Pick<RefundableSession, 'bizShowSessionId'>, orderId: string): boolean {
  return bizShowSessionId === orderId
}
