import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Goods, Sku } from '../../catalogue/entities/goods'

export interface FoundSku {
  goods: Goods
  sku: Sku
}

/** Goods by the id of what is really bought. */
export function findSku({ content }: Pick<Catalogue, 'content'>, skuId: string): FoundSku | undefined {
  for (const goods of content.offers.goods) {
    const sku = goods.skus.find((known) => known.skuId === skuId)
    if (sku) return { goods, sku }
  }
  return undefined
}

/** The same, where it has to be there. */
export function skuOf(catalogue: Pick<Catalogue, 'content'>, skuId: string): FoundSku {
  const found = findSku(catalogue, skuId)
  if (!found) throw notFound()
  return found
}
