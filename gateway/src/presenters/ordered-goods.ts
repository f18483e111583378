import type { GoodsOrderStatus, OrderedGoods } from '@/contracts/goods/ordered-goods'
import type { PriceInfo } from '@/contracts/price'
import type { Locale } from '@/domain/locale'
import type { OrderStateName } from '@/domain/order-state'
import type { UserCall } from '../call'
import { findSku } from '../services/goods/find-sku'
import { nameOfGoods } from '../services/goods/name-of-goods'
import { currentOrderState } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import type { LineRow, UnitRow } from '../services/orders/order-records'
import { centsOfPoints } from '../services/pricing/point-prices'
import type { LocalText } from '../texts/text'
import { pictureUrls } from './picture-urls'
import { presentPointPrice } from './point-price'

/** State of the goods of an order, by the state of the order. */
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

/**
 * Items of an order other than tickets, with their names at the time of purchase (ORDER-051, decision 77): goods, alone
 * or beside tickets, cards, a membership, a parking stay or a reservation.
 */
export function presentOrderedGoods(detail: OrderDetailRecord, call: UserCall): OrderedGoods[] {
  const { order, lines, units } = detail
  const { locale, clock } = call
  const status = GOODS_STATUS[currentOrderState(order, clock.now())]
  return lines
    .filter(({ kind }) => kind !== 'TICKET')
    .map((line) => ({
      itemId: line.id,
      skuId: line.reference,
      spuId: findSku(call.shop.catalogue, line.reference)?.goods.spuId,
      skuName: nameOf(line)[locale],
      imgUrl: pictureOf(line, call),
      qty: line.qty,
      priceInfo: priceOf(line, locale),
      orderStatus: isBack(line, units) ? 'REFUNDED' : status,
    }))
}

/** Unit price: money, points, or both. */
function priceOf({ unitCents, snapshot: { pointPrice, card } }: LineRow, locale: Locale): PriceInfo {
  const points = pointPrice ?? card?.pointPrice ?? 0
  return presentPointPrice({ priceCent: unitCents - centsOfPoints(points), pointPrice: points }, locale)
}

/** Cards and memberships go by their names; everything else names its option too. */
function nameOf({ kind, snapshot }: LineRow): LocalText {
  return kind === 'CARD' || kind === 'MEMBER' ? snapshot.title : nameOfGoods(snapshot)
}

/** True if the buyer has nothing of it left. */
export function isBack({ id }: Pick<LineRow, 'id'>, units: readonly UnitRow[]): boolean {
  return units.filter(({ lineId }) => lineId === id).every(({ state }) => state === 'REFUNDED')
}

/** The picture of goods or of a card; empty for those no longer sold, and for those without one. */
export function pictureOf(
  { kind, reference, snapshot: { stub } }: Pick<LineRow, 'kind' | 'reference' | 'snapshot'>,
  { origin, shop, locale }: Pick<UserCall, 'origin' | 'shop' | 'locale'>,
): string {
  if (stub) return pictureUrls(origin).stub(stub.templateId, stub.sessionId, locale)
  const { cards } = shop.catalogue.content.offers
  const picture =
    kind === 'CARD'
      ? cards.find(({ cardId }) => cardId === reference)?.picture
      : findSku(shop.catalogue, reference)?.sku.picture
  return picture === undefined ? '' : pictureUrls(origin).scene(picture)
}
