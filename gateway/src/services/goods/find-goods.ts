import { inArray } from 'drizzle-orm'
import type { ListSpusInput } from '@/contracts/goods/list-spus'
import type { PublicCall } from '../../call'
import { inventory } from '../../database/schema/inventory'
import type { DemoGoods } from '../../demo/demo-offer-types'
import { piecesLeft } from './cart'

/** Goods of a list, as their stock is now. */
export interface FoundGoods {
  goods: DemoGoods
  soldOut: boolean
}

type FindCall = Pick<PublicCall<ListSpusInput>, 'input' | 'locale' | 'db' | 'clock' | 'shop'>

/** Goods of a category whose name, tags or category have the keyword, in the order that was asked for (contract G1). */
export async function findGoods(call: FindCall): Promise<FoundGoods[]> {
  const { input, locale, shop } = call
  const { goods, goodsCategories } = shop.catalogue.demo.offers
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const nameOf = (categoryId: string) =>
    goodsCategories.find((category) => category.categoryId === categoryId)?.name[locale] ?? ''
  const found = goods.filter(({ categoryId, name, tags }) => {
    if (input.categoryId !== undefined && categoryId !== input.categoryId) return false
    const words = [name[locale], nameOf(categoryId), ...tags.map((tag) => tag[locale])]
    return words.some((text) => text.toLowerCase().includes(keyword))
  })
  const skuIds = found.flatMap(({ skus }) => skus.map(({ skuId }) => skuId))
  const left = await piecesLeft(call, skuIds)
  const sorted = await sortedGoods(call, found, skuIds)
  return sorted.map((one) => ({ goods: one, soldOut: one.skus.every(({ skuId }) => (left.get(skuId) ?? 0) <= 0) }))
}

async function sortedGoods({ db, input }: FindCall, found: readonly DemoGoods[], skuIds: readonly string[]) {
  const { sortType } = input
  if (sortType === 'PRICE_ASC') return [...found].sort((a, b) => a.priceCent - b.priceCent)
  if (sortType === 'PRICE_DESC') return [...found].sort((a, b) => b.priceCent - a.priceCent)
  if (sortType !== 'SALES' || skuIds.length === 0) return found
  const rows = await db
    .select({ id: inventory.id, sold: inventory.sold })
    .from(inventory)
    .where(inArray(inventory.id, [...skuIds]))
  const sold = new Map(rows.map((row) => [row.id, row.sold]))
  const soldOf = ({ skus }: DemoGoods) => skus.reduce((total, { skuId }) => total + (sold.get(skuId) ?? 0), 0)
  return [...found].sort((a, b) => soldOf(b) - soldOf(a))
}
