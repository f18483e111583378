import type { GetGoodsOrderOutput } from '@/contracts/goods/get-goods-order'
import type { UserCall } from '../call'
import { currentOrderState, secondsToPay } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import { translate } from '../texts/text'
import { presentAddressSnapshot } from './address'
import { presentOrderSummary } from './order'
import { presentOrderAgreement } from './order-agreement'
import { presentDisplayFields } from './order-display-fields'
import { GOODS_STATUS, isBack, presentOrderedGoods } from './ordered-goods'
import { presentPriceItems } from './price-items'
import { presentUnfinishedPayment } from './unfinished-payment'

/** An order of goods, in the words of when it was bought (ORDER-050, ORDER-051). */
export function presentGoodsOrder(detail: OrderDetailRecord, call: UserCall): GetGoodsOrderOutput {
  const { order, lines, units, bill, shipment } = detail
  const { locale, clock } = call
  const now = clock.now()
  const state = currentOrderState(order, now)
  const items = presentOrderedGoods(detail, call)
  return {
    orderId: order.id,
    orderBrief: presentOrderSummary(detail, call),
    orderStatus: lines.every((line) => isBack(line, units)) ? 'REFUNDED' : GOODS_STATUS[state],
    paidDeadlineTime: state === 'UNPAID' ? secondsToPay(order, now) : 0,
    orderItems: items,
    items,
    ...(order.address && { address: presentAddressSnapshot(order.address) }),
    ...(lines.some(({ snapshot }) => snapshot.coupons) && { hasCoupons: true }),
    ...(shipment && {
      express: {
        expressNo: shipment.expressNo,
        displayName: translate(locale, 'goods.courier'),
        shippedTime: shipment.shippedAt,
      },
    }),
    priceItems: presentPriceItems(bill, locale),
    displayFields: presentDisplayFields(detail, locale),
    ...presentOrderAgreement(order, locale),
    ...presentUnfinishedPayment(detail, locale),
  }
}
