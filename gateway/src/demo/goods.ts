import type { Goods, GoodsCategory, GoodsSpec, Sku } from '../catalogue/entities/goods'
import { stableId } from '../stable-id'
import { localText, pairText, type TextPair } from '../texts/local-text'
import { CATEGORIES, GOODS, type GoodsEntry } from './goods-entries'
import { GOODS_FACTS } from './goods-facts'

/** Pieces of each SKU. */
const STOCK = 200

/** Categories of the mall, in order. */
export function demoGoodsCategories(): GoodsCategory[] {
  return Object.entries(CATEGORIES).map(([key, name]) => ({ categoryId: categoryIdOf(key), name: pairText(name) }))
}

/** Goods of the mall, in the merchant's order. */
export function demoGoods(): Goods[] {
  return GOODS.map((entry) => {
    const { picture, category, name, about, priceCent, originCent, tag, isSoldOut = false } = entry
    const { pointPrice = 0, coupons = [] } = entry
    return {
      spuId: stableId(`spu:${picture}`),
      categoryId: categoryIdOf(category),
      spuType: typeOf(entry),
      name: pairText(name),
      about: pairText(about),
      facts: (GOODS_FACTS[picture] ?? []).map(([fact, value]) => ({ name: pairText(fact), value: pairText(value) })),
      picture,
      tourKey: entry.tourKey ?? null,
      audiences: entry.audiences ?? [],
      priceCent,
      pointPrice,
      couponIds: coupons.map((key) => stableId(`coupon:${key}`)),
      originCent: originCent ?? null,
      tags: tag ? [pairText(tag)] : [],
      isSoldOut,
      deliverMethods: entry.deliverMethods ?? ['EXPRESS', 'SELF_PICKUP'],
      ...variantsOf(entry),
    }
  })
}

function typeOf({ pointPrice = 0, coupons = [] }: GoodsEntry): Goods['spuType'] {
  if (coupons.length > 0) return 'COUPON_PACKAGE'
  return pointPrice > 0 ? 'POINT_GOODS' : 'GOODS'
}

/** One SKU per combination of values; one without options. */
function variantsOf(entry: GoodsEntry): { specs: GoodsSpec[]; skus: Sku[] } {
  const { picture, pictures = {}, specs = [], priceCent, isSoldOut = false, soldOut = [] } = entry
  const idOf = (spec: TextPair, value: TextPair) => stableId(`spec:${picture}:${spec[1]}:${value[1]}`)
  const combinations = specs.reduce<TextPair[][]>(
    (found, [, values]) => found.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )
  return {
    specs: specs.map(([name, values]) => ({
      specId: stableId(`spec:${picture}:${name[1]}`),
      name: pairText(name),
      values: values.map((value) => ({ valueId: idOf(name, value), name: pairText(value) })),
    })),
    skus: combinations.map((values) => {
      const key = values.map(([, name]) => name).join('/') || 'Standard'
      const names = values.map(([name]) => name).join(' / ') || '标准'
      const inEnglish = values.map(([, name]) => name).join(', ') || 'Standard'
      return {
        skuId: stableId(`sku:${picture}:${key}`),
        valueIds: values.map((value, at) => idOf(specs[at]?.[0] ?? value, value)),
        name: localText(names, inEnglish),
        picture: values.flatMap(([, value]) => pictures[value] ?? [])[0] ?? picture,
        priceCent,
        stock: isSoldOut || soldOut.includes(key) ? 0 : STOCK,
      }
    }),
  }
}

function categoryIdOf(key: string): string {
  return stableId(`goods-category:${key}`)
}
