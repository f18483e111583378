import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import { badInput } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import { deliveryCents } from '../../delivery-fees'
import { promisedCoupons } from '../coupons/promised-coupons'
import { lineUnits } from '../orders/line-units'
import type { DraftLine, OrderDraft } from '../orders/order-draft'
import { listCentsOf } from '../pricing/point-prices'
import { type FoundSku, skuOf } from './find-sku'
import { checkQty } from './goods-limit'

export interface WantedGoods extends FoundSku {
  qty: number
}

/** Requested goods, each SKU once, in the same order for every caller; `field`: their place in the call. */
export function wantedGoods(
  catalogue: Catalogue,
  items: readonly GoodsItemInput[],
  field: 'items' | 'addOns' = 'items',
): WantedGoods[] {
  if (new Set(items.map(({ skuId }) => skuId)).size !== items.length) throw badInput(field)
  return [...items]
    .sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
    .map(({ skuId, qty }) => {
      checkQty(qty)
      return { ...skuOf(catalogue, skuId), qty }
    })
}

/** Goods as a draft of an order: a line for each SKU, a unit for each piece; `null`: nothing is handed over. */
export function goodsDraft(
  catalogue: Catalogue,
  wanted: readonly WantedGoods[],
  deliverMethod: OrderDraft['deliverMethod'],
): OrderDraft {
  return {
    type: 'GOODS',
    source: 'NORMAL',
    lines: wanted.map((one) => goodsLine(catalogue, one)),
    fees: deliverMethod === null ? [] : [{ type: 'EXPRESS', cents: deliveryCents(deliverMethod) }],
    deliverMethod,
    refundRule: null,
    completesAt: null,
  }
}

/** The goods that a call names, in a form that is the same whatever their order: part of what a quote is for. */
export function requestedGoods(wanted: readonly WantedGoods[]): [skuId: string, qty: number][] {
  return wanted.map(({ sku, qty }) => [sku.skuId, qty])
}

/** Pieces of one SKU, whatever they are ordered with. */
export function goodsLine({ content }: Pick<Catalogue, 'content'>, { goods, sku, qty }: WantedGoods): DraftLine {
  const { name, pointPrice, couponIds } = goods
  const listCents = listCentsOf({ priceCent: sku.priceCent, pointPrice })
  const coupons = promisedCoupons(content.offers, couponIds)
  return {
    kind: 'GOODS',
    reference: sku.skuId,
    qty,
    unitCents: listCents,
    showId: null,
    sessionId: null,
    snapshot: {
      title: name,
      option: sku.name,
      ...(pointPrice > 0 && { pointPrice }),
      ...(coupons.length > 0 && { coupons }),
    },
    claims: [{ inventoryId: sku.skuId, qty }],
    units: lineUnits(sku.skuId, qty, { listCents, inventoryId: sku.skuId }),
  }
}
