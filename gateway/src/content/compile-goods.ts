import type { Goods, Sku } from '../catalogue/entities/goods'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { CATEGORY_CODES } from './category-names'
import type { FaultList } from './content-fault'
import type { GoodsDocument } from './documents/offer-documents'
import { centsOf, optionalCents } from './money'
import { findCoupons, type OfferInput, readPicture } from './offer-input'
import { plainText, plainTexts } from './written-texts'

const DELIVERY = { express: 'EXPRESS', 'pick-up': 'SELF_PICKUP' } as const

/** Id of a category of the mall by its Chinese name. */
export function goodsCategoryId(body: GoodsDocument): string {
  return stableId(`goods-category:${body.category['zh-CN']}`)
}

export function compileGoods(id: string, body: GoodsDocument, input: OfferInput): Goods {
  const { references, faults } = input
  if (body.tour !== undefined) references.find('tours', body.tour, ['tour'], faults)
  const picture = readPicture(body, 'gift', faults)
  const couponIds = findCoupons(body.coupons, ['coupons'], input)
  const priceCent = centsOf(body.price, ['price'], faults)
  return {
    spuId: stableId(`spu:${id}`),
    categoryId: goodsCategoryId(body),
    spuType: typeOf(body),
    name: plainText(body.name, ['name'], faults),
    about: plainText(body.about, ['about'], faults),
    facts: (body.facts ?? []).map((fact, at) => ({
      name: plainText(fact.name, ['facts', at, 'name'], faults),
      value: plainText(fact.value, ['facts', at, 'value'], faults),
    })),
    picture,
    tourKey: body.tour ?? null,
    audiences: (body.soldWith ?? []).map((name) => CATEGORY_CODES[name]),
    priceCent,
    pointPrice: body.points ?? 0,
    couponIds,
    originCent: optionalCents(body.priceBefore, ['priceBefore'], faults),
    tags: plainTexts(body.tags, ['tags'], faults),
    isSoldOut: false,
    deliverMethods: (body.delivery ?? ['express', 'pick-up']).map((method) => DELIVERY[method]),
    ...compileVariants(id, body, { picture, priceCent }, faults),
  }
}

function typeOf({ points, coupons }: GoodsDocument): Goods['spuType'] {
  if (coupons !== undefined) return 'COUPON_PACKAGE'
  return points === undefined ? 'GOODS' : 'POINT_GOODS'
}

/** Pieces of goods: one of each variant, or one without a selection. */
function compileVariants(
  id: string,
  { variants, stock }: GoodsDocument,
  own: Pick<Sku, 'picture' | 'priceCent'>,
  faults: FaultList,
): Pick<Goods, 'specs' | 'skus'> {
  if (!variants) {
    if (stock === undefined) faults.add([], '', 'Goods without variants need a stock.')
    const name = localText('标准', 'Standard')
    return { specs: [], skus: [{ ...own, skuId: stableId(`sku:${id}`), valueIds: [], name, stock: stock ?? 0 }] }
  }
  const path = ['variants', 'values'] as const
  const skus = variants.values.map((value, at): Sku => {
    const priceCent = optionalCents(value.price, [...path, at, 'price'], faults) ?? own.priceCent
    return {
      skuId: stableId(`sku:${id}/${value.id}`),
      valueIds: [stableId(`spec:${id}/${value.id}`)],
      name: plainText(value.name, [...path, at, 'name'], faults),
      picture: own.picture,
      priceCent,
      stock: value.stock,
    }
  })
  const spec = {
    specId: stableId(`spec:${id}`),
    name: plainText(variants.option, ['variants', 'option'], faults),
    values: skus.map(({ valueIds: [valueId = ''], name }) => ({ valueId, name })),
  }
  return { specs: [spec], skus }
}
