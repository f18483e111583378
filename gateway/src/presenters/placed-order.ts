import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { centsToYuan } from '@/domain/money'
import { PAY_WITHIN_MS, type PlacedOrder } from '../services/orders/place-order'

/** Data for paying an order that was just placed (ORDER-046). */
export function presentPlacedOrder({ order, transactionIds }: PlacedOrder): CreateOrderOutput {
  const isFree = order.payCents === 0
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    transactionId: transactionIds[0] ?? '',
    unPaidTransactionIds: isFree ? [] : [...transactionIds],
    bindId: order.bindId,
    orderType: order.type,
    payAmount: centsToYuan(order.payCents),
    reserveTime: isFree ? 0 : PAY_WITHIN_MS / 1000,
  }
}
