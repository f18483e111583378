import { inArray } from 'drizzle-orm'
import type { ListSpusInput } from '@/contracts/goods/list-spus'
import type { PublicCall } from '../../call'
import type { CardTemplate } from '../../catalogue/entities/card'
import type { Goods } from '../../catalogue/entities/goods'
import { CARDS_CATEGORY } from '../../catalogue/entities/goods'
import type { Offers } from '../../catalogue/entities/offers'
import { inventory } from '../../database/schema/inventory'
import type { LocalText } from '../../texts/text'
import { piecesLeft } from './cart'

/** Something that the mall sells: goods, or a card of privileges. */
export type MallOffer = Goods | CardTemplate

/** Sources of a list of the mall. */
interface ShelfItem {
  offer: MallOffer
  categoryId: string
  name: LocalText
  tags: readonly LocalText[]
  priceCent: number
  /** Inventories with a limited stock. */
  stockIds: readonly string[]
}

/** An offer of a list, as its stock is now. */
export interface FoundGoods {
  offer: MallOffer
  soldOut: boolean
}

type FindCall = Pick<PublicCall<ListSpusInput>, 'input' | 'locale' | 'db' | 'clock' | 'shop'>

/** Offers of a category whose name, tags or category have the keyword, in the order that was requested (contract G1). */
export async function findGoods(call: FindCall): Promise<FoundGoods[]> {
  const { input, locale, shop } = call
  const { offers } = shop.catalogue.content
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const nameOf = (id: string) => offers.goodsCategories.find(({ categoryId }) => categoryId === id)?.name[locale] ?? ''
  const found = shelfOf(offers).filter(({ categoryId, name, tags }) => {
    if (input.categoryId !== undefined && categoryId !== input.categoryId) return false
    const words = [name[locale], nameOf(categoryId), ...tags.map((tag) => tag[locale])]
    return words.some((text) => text.toLowerCase().includes(keyword))
  })
  const left = await piecesLeft(
    call,
    found.flatMap(({ stockIds }) => stockIds),
  )
  const sorted = await sortedItems(call, found)
  return sorted.map(({ offer, stockIds }) => ({ offer, soldOut: stockIds.every((id) => (left.get(id) ?? 0) <= 0) }))
}

/** Goods first, then cards. */
function shelfOf({ goods, cards }: Offers): ShelfItem[] {
  return [
    ...goods.map((offer) => ({ ...offer, offer, stockIds: offer.skus.map(({ skuId }) => skuId) })),
    ...cards.map((offer) => {
      const { name, equity, priceCent, cardId } = offer
      return { offer, categoryId: CARDS_CATEGORY, name, tags: [equity], priceCent, stockIds: [cardId] }
    }),
  ]
}

async function sortedItems({ db, input }: FindCall, found: readonly ShelfItem[]) {
  const { sortType } = input
  if (sortType === 'PRICE_ASC') return [...found].sort((a, b) => a.priceCent - b.priceCent)
  if (sortType === 'PRICE_DESC') return [...found].sort((a, b) => b.priceCent - a.priceCent)
  const stockIds = found.flatMap((item) => item.stockIds)
  if (sortType !== 'SALES' || stockIds.length === 0) return found
  const rows = await db
    .select({ id: inventory.id, sold: inventory.sold })
    .from(inventory)
    .where(inArray(inventory.id, stockIds))
  const sold = new Map(rows.map((row) => [row.id, row.sold]))
  const soldOf = ({ stockIds: ids }: ShelfItem) => ids.reduce((total, id) => total + (sold.get(id) ?? 0), 0)
  return [...found].sort((a, b) => soldOf(b) - soldOf(a))
}
