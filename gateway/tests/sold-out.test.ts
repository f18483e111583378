import { CASH_CARD, Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { createOrder } from '@/contracts/order/create-order'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { createReservation } from '@/contracts/reserve/create-reservation'
import { inventory } from '../src/database/schema/inventory'
import { NAMED_SHOWS } from '../src/demo/named-shows'

type Lang = 'zh' | 'zh-MO' | 'en'

/** Sold-out text, by kind and language. */
const WORDS: Readonly<Record<'card' | 'goods' | 'reservation' | 'ticket', Readonly<Record<Lang, string>>>> = {
  card: { zh: '该卡已售罄', 'zh-MO': '該卡已售罄', en: 'This card is sold out' },
  goods: {
    zh: '所选商品库存不足，请减少数量',
    'zh-MO': '所選商品庫存不足，請減少數量',
    en: 'Not enough left. Choose fewer.',
  },
  reservation: {
    zh: '该时段余位不足，请选择其他时段',
    'zh-MO': '該時段餘位不足，請選擇其他時段',
    en: 'Not enough places left at that time. Choose another one.',
  },
  ticket: { zh: '来晚一步，所选票档已售罄', 'zh-MO': '來晚一步，所選票種已售罄', en: 'Just sold out' },
}

/** Refusals are put into the words of what was bought: only seat plans have other sessions to look at. */
describe('sold-out items', () => {
  let shop: TestGateway
  let buys: Readonly<Record<keyof typeof WORDS, (lang: Lang) => Promise<unknown>>>

  beforeAll(async () => {
    shop = await createTestGateway()
    const person = await Person.join(shop)
    const goods = await person.offeredGoods(await person.goodsWish())
    const ticket = await person.offered(await person.wish(NAMED_SHOWS.sensitive))
    const place = await person.reservationWish()
    await person.call(createReservation, place)
    await shop.database.db.update(inventory).set({ capacity: sql`${inventory.held} + ${inventory.sold}` })
    const options = (lang: Lang) => ({ as: person.as, headers: { locale: lang } })
    buys = {
      card: (lang) =>
        shop.call(createCardOrder, { cardId: CASH_CARD, qty: 1, priceMode: 'CASH', payAmount: 190 }, options(lang)),
      goods: (lang) => shop.call(createGoodsOrder, goods, options(lang)),
      reservation: (lang) => shop.call(createReservation, place, options(lang)),
      ticket: (lang) => shop.call(createOrder, ticket, options(lang)),
    }
  })
  afterAll(() => shop.close())

  const cases = (['card', 'goods', 'reservation', 'ticket'] as const).flatMap((kind) =>
    (['zh', 'zh-MO', 'en'] as const).map((lang) => [kind, lang] as const),
  )
  it.each(cases)('rejects a %s with its own text (%s)', async (kind, lang) => {
    const answer = await buys[kind](lang)
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.soldOut, comments: WORDS[kind][lang], data: null })
  })
})
