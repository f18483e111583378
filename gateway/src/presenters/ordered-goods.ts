import type { GoodsOrderStatus, OrderedGoods } from '@/contracts/goods/ordered-goods'
import { priceInfoFromCents } from '@/domain/money'
import type { OrderStateName } from '@/domain/order-state'
import type { UserCall } from '../call'
import { findSku } from '../services/goods/find-sku'
import { nameOfGoods } from '../services/goods/name-of-goods'
import { currentOrderState } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import type { LineRow, UnitRow } from '../services/orders/order-records'
import { pictureUrls } from './picture-urls'

/** How goods of an order stand, by the state of the order. */
export const GOODS_STATUS: Readonly<Record<OrderStateName, GoodsOrderStatus>> = {
  UNPAID: 'UNPAID',
  RESERVE: 'PAID',
  DELIVERING: 'PAID',
  DELIVERING_EXPRESS: 'SHIPPED',
  SUCCEEDED: 'DONE',
  CANCELED: 'CANCELED',
  REFUNDED_TICKET: 'REFUNDED',
  CLOSED: 'CANCELED',
}

/** The goods of an order, of goods or of tickets, in the words of when they were bought (ORDER-051, decision 77). */
export function presentOrderedGoods(detail: OrderDetailRecord, call: UserCall): OrderedGoods[] {
  const { order, lines, units } = detail
  const { locale, clock } = call
  const status = GOODS_STATUS[currentOrderState(order, clock.now())]
  return lines
    .filter(({ kind }) => kind === 'GOODS')
    .map((line) => ({
      itemId: line.id,
      skuId: line.reference,
      skuName: nameOfGoods(line.snapshot)[locale],
      imgUrl: pictureOfGoods(line, call),
      qty: line.qty,
      priceInfo: priceInfoFromCents(line.unitCents),
      orderStatus: isBack(line, units) ? 'REFUNDED' : status,
    }))
}

/** Nothing of it is left with the buyer. */
export function isBack({ id }: Pick<LineRow, 'id'>, units: readonly UnitRow[]): boolean {
  return units.filter(({ lineId }) => lineId === id).every(({ state }) => state === 'REFUNDED')
}

/** The picture of goods; empty for those that are sold no more. */
export function pictureOfGoods(
  { reference }: Pick<LineRow, 'reference'>,
  { origin, shop }: Pick<UserCall, 'origin' | 'shop'>,
): string {
  const picture = findSku(shop.catalogue, reference)?.goods.picture
  return picture === undefined ? '' : pictureUrls(origin).scene(picture)
}
