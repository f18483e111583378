import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { DemoGoods, DemoSku } from '../../demo/demo-goods-types'

export interface FoundSku {
  goods: DemoGoods
  sku: DemoSku
}

/** Goods by the id of what is really bought. */
export function findSku({ demo }: Pick<Catalogue, 'demo'>, skuId: string): FoundSku | undefined {
  for (const goods of demo.offers.goods) {
    const sku = goods.skus.find((known) => known.skuId === skuId)
    if (sku) return { goods, sku }
  }
  return undefined
}

/** The same, where it has to be there. */
export function skuOf(catalogue: Pick<Catalogue, 'demo'>, skuId: string): FoundSku {
  const found = findSku(catalogue, skuId)
  if (!found) throw notFound()
  return found
}
