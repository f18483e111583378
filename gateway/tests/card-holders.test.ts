import { CARD_HOLDER, Person, RIGHTS_CARD } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getOrder } from '@/contracts/order/get-order'
import { type CreateCardOrderInput, createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { DAY_MS } from '../src/clock'
import { demoOffers } from '../src/demo/offers'
import { stableId } from '../src/stable-id'

const THEATRE_CARD = demoOffers().cards[1]?.cardId ?? ''
const SEASON_SEAT = stableId('card:season-seat')
const WISH = { cardId: RIGHTS_CARD, qty: 1, priceMode: 'CASH', payAmount: 299 } as const

describe('a card that is ordered with its holder', () => {
  let shop: TestGateway
  let person: Person
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const order = (more: Partial<CreateCardOrderInput>) =>
    shop.call(createCardOrder, { ...WISH, ...more }, { as: person.as })

  it('belongs to them and works once it is paid (CARD-015, CARD-018, A-CARD-3)', async () => {
    const { data } = await order(CARD_HOLDER)
    expect(await person.call(listOwnCards, {})).toEqual([])
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    expect(await person.call(listOwnCards, {})).toMatchObject([
      {
        enabled: true,
        identityName: '李雷',
        identityType: 'ID_CARD',
        identityNo: expect.stringContaining('*'),
        expirationTime: shop.clock.now() + 365 * DAY_MS,
      },
    ])
    const detail = await person.call(getOrder, { orderId: data?.orderId ?? '', fromPage: 'T' })
    expect(JSON.stringify(detail)).not.toContain(CARD_HOLDER.identityNo)
  })

  it('fails when holder data is wrong or incomplete (CARD-018)', async () => {
    for (const wrong of [
      { ...CARD_HOLDER, identityNo: '1' },
      { identityName: '李雷' },
      { ...CARD_HOLDER, identityName: ' ' },
    ])
      expect(await order(wrong)).toMatchObject({
        statusCode: BUSINESS_ERROR.idNumber,
        comments: '请填写正确的持卡人信息',
      })
    expect((await order({})).data).toMatchObject({ orderType: 'CARD' })
  })

  it('stores no holder when it needs none', async () => {
    const { data } = await order({ cardId: THEATRE_CARD, payAmount: 360, ...CARD_HOLDER, identityNo: '1' })
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    const [card] = await person.call(listOwnCards, {})
    expect(card).toMatchObject({ enabled: true, cardPrice: 360 })
    expect(card).not.toHaveProperty('identityName')
  })
})

describe('a card with a seat of its own', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  /** A bought card of this kind. */
  async function bought(): Promise<OwnCard & { orderId: string }> {
    const person = await Person.join(shop)
    const wish = { cardId: SEASON_SEAT, qty: 1, priceMode: 'CASH', payAmount: 1880 } as const
    const { orderId } = await person.call(createCardOrder, { ...wish, ...CARD_HOLDER })
    await sandbox(shop, `orders/${orderId}/pay`)
    const [card] = await person.call(listOwnCards, {})
    if (!card) throw new Error('there is no card')
    return { ...card, orderId }
  }

  it('shows its location, distinct for each holder, and returns to the next one (CARD-005, CARD-015)', async () => {
    const [first, second] = [await bought(), await bought()]
    expect(first).toMatchObject({ venueName: '申江音乐厅', cityName: '上海', isAnnualCard: true })
    expect(first.seatInfos).toEqual([{ seatDesc: '1 排 1 座' }])
    expect(second.seatInfos).toEqual([{ seatDesc: '1 排 2 座' }])
    await sandbox(shop, `orders/${first.orderId}/close`)
    expect((await bought()).seatInfos).toEqual(first.seatInfos)
  })

  it('has a single owner when several are paid at once', async () => {
    const cards = await Promise.all(Array.from({ length: 6 }, bought))
    const seats = cards.map(({ seatInfos = [] }) => seatInfos[0]?.seatDesc)
    expect(new Set(seats).size).toBe(cards.length)
  })

  it('leaves cards without seats unassigned', async () => {
    const person = await Person.join(shop)
    await person.yearCard()
    const [card] = await person.call(listOwnCards, {})
    expect(card).not.toHaveProperty('seatInfos')
    expect(card).not.toHaveProperty('venueName')
  })
})
