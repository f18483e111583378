import type { RefundableSession } from '@/contracts/refund/get-refundable-order'

/** The goods of an order stand among its sessions, under the id of the order itself; they are no session. */
export function isOfGoods({ bizShowSessionId }: Pick<RefundableSession, 'bizShowSessionId'>, orderId: string): boolean {
  return bizShowSessionId === orderId
}
