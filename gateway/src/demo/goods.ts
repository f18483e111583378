import type { DemoGoods, DemoGoodsCategory, DemoSku, DemoSpec } from './demo-goods-types'
import { demoId } from './demo-ids'
import { CATEGORIES, GOODS, type GoodsEntry } from './goods-entries'
import { GOODS_FACTS } from './goods-facts'
import { localText, pairText, type TextPair } from './local-text'

/** Pieces of each SKU. */
const STOCK = 200

/** Category of the privilege cards in the mall. */
export const CARDS_CATEGORY = categoryIdOf('cards')

/** Categories of the mall, in order. */
export function demoGoodsCategories(): DemoGoodsCategory[] {
  return Object.entries(CATEGORIES).map(([key, name]) => ({ categoryId: categoryIdOf(key), name: pairText(name) }))
}

/** Goods of the mall, in the merchant's order. */
export function demoGoods(): DemoGoods[] {
  return GOODS.map((entry) => {
    const { picture, category, name, about, priceCent, originCent, tag, isSoldOut = false } = entry
    const { pointPrice = 0, coupons = [] } = entry
    return {
      spuId: demoId(`spu:${picture}`),
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
      couponIds: coupons.map((key) => demoId(`coupon:${key}`)),
      originCent: originCent ?? null,
      tags: tag ? [pairText(tag)] : [],
      isSoldOut,
      deliverMethods: entry.deliverMethods ?? ['EXPRESS', 'SELF_PICKUP'],
      ...variantsOf(entry),
    }
  })
}

function typeOf({ pointPrice = 0, coupons = [] }: GoodsEntry): DemoGoods['spuType'] {
  if (coupons.length > 0) return 'COUPON_PACKAGE'
  return pointPrice > 0 ? 'POINT_GOODS' : 'GOODS'
}

/** One SKU per combination of values; one without options. */
function variantsOf(entry: GoodsEntry): { specs: DemoSpec[]; skus: DemoSku[] } {
  const { picture, pictures = {}, specs = [], priceCent, isSoldOut = false, soldOut = [] } = entry
  const idOf = (spec: TextPair, value: TextPair) => demoId(`spec:${picture}:${spec[1]}:${value[1]}`)
  const combinations = specs.reduce<TextPair[][]>(
    (found, [, values]) => found.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )
  return {
    specs: specs.map(([name, values]) => ({
      specId: demoId(`spec:${picture}:${name[1]}`),
      name: pairText(name),
      values: values.map((value) => ({ valueId: idOf(name, value), name: pairText(value) })),
    })),
    skus: combinations.map((values) => {
      const key = values.map(([, name]) => name).join('/') || 'Standard'
      const names = values.map(([name]) => name).join(' / ') || '标准'
      const inEnglish = values.map(([, name]) => name).join(', ') || 'Standard'
      return {
        skuId: demoId(`sku:${picture}:${key}`),
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
  return demoId(`goods-category:${key}`)
}
