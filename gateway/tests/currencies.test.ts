import { acceptedOffer, offerOf } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Users of another currency see its rate, and pay in the shop's (CAT-030). */
describe('an offer in another currency', () => {
  let shop: TestGateway
  let as: string

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    as = await shop.signIn('13920007000')
  })
  afterAll(() => shop.close())

  async function offer(locale: string) {
    const { seatPlanId, ...session } = await offerOf(shop, NAMED_SHOWS.simpleConcert)
    const wanted = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty: 1 }] }
    const { data } = await shop.call(preOrder, wanted, { as, headers: { locale } })
    if (data === null) throw new Error('no offer')
    return { data, wanted }
  }

  it.each([
    ['86', 'zh', undefined],
    ['86', 'en', undefined],
    ['86', 'zh-MO', 'MOP$'],
    ['853', 'zh', 'MOP$'],
    ['852', 'zh-MO', 'HK$'],
  ])('has, for a number of +%s and in %s, the sign %s', async (areaCode, locale, prefix) => {
    const change = (code: string) =>
      shop.database.db.update(users).set({ areaCode: code }).where(eq(users.cellphone, '13920007000'))
    await change(areaCode)
    expect((await offer(locale)).data.currencyTransferInfo?.targetCurrency.prefix).toBe(prefix)
    await change('86')
  })

  it('keeps the amounts, and is ordered for them', async () => {
    const [plain, converted] = [await offer('zh'), await offer('zh-MO')]
    const amounts = ({ data }: typeof plain) => [
      data.payAmount,
      data.totalAmount,
      data.total,
      data.items.map(({ priceInfo }) => priceInfo),
      data.priceItems.map(({ priceItemType, amount, priceInfo }) => [priceItemType, amount, priceInfo]),
    ]
    expect(converted.data.currencyTransferInfo?.rate).toBeGreaterThan(1)
    expect(amounts(converted)).toEqual(amounts(plain))
    const { data } = await shop.call(createOrder, acceptedOffer(converted.wanted, converted.data), { as })
    expect(data?.payAmount).toBe(plain.data.payAmount)
  })
})
