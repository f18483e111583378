import type { GetGoodsOrderOutput, GoodsOrderStatus } from '@/contracts/goods/get-goods-order'
import { priceInfoFromCents } from '@/domain/money'
import type { OrderStateName } from '@/domain/order-state'
import type { UserCall } from '../call'
import { findSku } from '../services/goods/find-sku'
import { currentOrderState, secondsToPay } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import { translate } from '../texts/text'
import { presentAddressSnapshot } from './address'
import { presentOrderSummary } from './order'
import { pictureUrls } from './picture-urls'
import { presentPriceItems } from './price-items'

const STATUS: Readonly<Record<OrderStateName, GoodsOrderStatus>> = {
  UNPAID: 'UNPAID',
  RESERVE: 'PAID',
  DELIVERING: 'PAID',
  DELIVERING_EXPRESS: 'SHIPPED',
  SUCCEEDED: 'DONE',
  CANCELED: 'CANCELED',
  REFUNDED_TICKET: 'REFUNDED',
  CLOSED: 'CANCELED',
}

/** An order of goods, in the words of when it was bought (ORDER-050, ORDER-051). */
export function presentGoodsOrder(detail: OrderDetailRecord, call: UserCall): GetGoodsOrderOutput {
  const { order, lines, units, bill, shipment } = detail
  const { locale, origin, clock, shop } = call
  const now = clock.now()
  const state = currentOrderState(order, now)
  const isBack = (lineId: string) =>
    units.every((unit) => unit.lineId !== lineId || unit.state === 'REFUNDED') && units.length > 0
  return {
    orderId: order.id,
    orderBrief: presentOrderSummary(detail, call),
    orderStatus: lines.every(({ id }) => isBack(id)) ? 'REFUNDED' : STATUS[state],
    paidDeadlineTime: state === 'UNPAID' ? secondsToPay(order, now) : 0,
    orderItems: lines.map(({ id, reference, qty, unitCents, snapshot }) => {
      const picture = findSku(shop.catalogue, reference)?.goods.picture
      return {
        itemId: id,
        skuId: reference,
        skuName: `${snapshot.title[locale]} ${snapshot.option[locale]}`,
        imgUrl: picture === undefined ? '' : pictureUrls(origin).scene(picture),
        qty,
        priceInfo: priceInfoFromCents(unitCents),
        orderStatus: isBack(id) ? 'REFUNDED' : STATUS[state],
      }
    }),
    ...(order.address && { address: presentAddressSnapshot(order.address) }),
    ...(shipment && {
      express: {
        expressNo: shipment.expressNo,
        displayName: translate(locale, 'goods.courier'),
        shippedTime: shipment.shippedAt,
      },
    }),
    priceItems: presentPriceItems(bill, locale),
  }
}
