import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { GoodsItemInput } from '@/contracts/goods/pre-order-goods'
import { BusinessError, badInput } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import { deliveryCents } from '../../delivery-fees'
import type { DraftLine, OrderDraft } from '../orders/order-draft'
import { type FoundSku, skuOf } from './find-sku'

/** Pieces of one SKU in an order. */
export const GOODS_LIMIT = 20

export interface WantedGoods extends FoundSku {
  qty: number
}

/** What is wanted, each SKU once, in the same order for every caller. */
export function wantedGoods(catalogue: Catalogue, items: readonly GoodsItemInput[]): WantedGoods[] {
  if (new Set(items.map(({ skuId }) => skuId)).size !== items.length) throw badInput('items')
  return [...items]
    .sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
    .map(({ skuId, qty }) => {
      if (qty > GOODS_LIMIT) {
        throw new BusinessError(BUSINESS_ERROR.limitReached, 'goods.limit', { mode: 1, values: { count: GOODS_LIMIT } })
      }
      return { ...skuOf(catalogue, skuId), qty }
    })
}

/** Goods as a draft of an order: a line for each SKU, a unit for each piece. */
export function goodsDraft(wanted: readonly WantedGoods[], deliverMethod: 'EXPRESS' | 'PICK_UP'): OrderDraft {
  return {
    type: 'GOODS',
    source: 'NORMAL',
    lines: wanted.map(lineOf),
    fees: [{ type: 'EXPRESS', cents: deliveryCents(deliverMethod) }],
    deliverMethod,
    refundRule: null,
    completesAt: null,
  }
}

function lineOf({ goods, sku, qty }: WantedGoods): DraftLine {
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
