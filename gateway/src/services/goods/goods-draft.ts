import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import { badInput } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import { deliveryCents } from '../../delivery-fees'
import type { DraftLine, OrderDraft } from '../orders/order-draft'
import { type FoundSku, skuOf } from './find-sku'
import { checkQty } from './goods-limit'

export interface WantedGoods extends FoundSku {
  qty: number
}

/** What is wanted, each SKU once, in the same order for every caller; `field`: where the call has it. */
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

/** Goods as a draft of an order: a line for each SKU, a unit for each piece. */
export function goodsDraft(wanted: readonly WantedGoods[], deliverMethod: 'EXPRESS' | 'PICK_UP'): OrderDraft {
  return {
    type: 'GOODS',
    source: 'NORMAL',
    lines: wanted.map(goodsLine),
    fees: [{ type: 'EXPRESS', cents: deliveryCents(deliverMethod) }],
    deliverMethod,
    refundRule: null,
    completesAt: null,
  }
}

/** The goods that a call names, in a form that is the same whatever their order: part of what a quote is for. */
export function askedGoods(wanted: readonly WantedGoods[]): [skuId: string, qty: number][] {
  return wanted.map(({ sku, qty }) => [sku.skuId, qty])
}

/** Pieces of one SKU, whatever they are ordered with. */
export function goodsLine({ goods, sku, qty }: WantedGoods): DraftLine {
  return {
    kind: 'GOODS',
    reference: sku.skuId,
    qty,
    unitCents: sku.priceCent,
    showId: null,
    sessionId: null,
    snapshot: { title: goods.name, option: sku.name },
    claims: [{ inventoryId: sku.skuId, qty }],
    units: Array.from({ length: qty }, () => ({ listCents: sku.priceCent, inventoryId: sku.skuId })),
  }
}
