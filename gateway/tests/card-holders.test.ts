import { CARD_HOLDER, Person, RIGHTS_CARD } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getOrder } from '@/contracts/order/get-order'
import { type CreateCardOrderInput, createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { DAY_MS } from '../src/clock'
import { demoOffers } from '../src/demo/offers'

const THEATRE_CARD = demoOffers().cards[1]?.cardId ?? ''
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

  it('is theirs, and can be used, as soon as it is paid (CARD-015, CARD-018, A-CARD-3)', async () => {
    const { data } = await order(CARD_HOLDER)
    expect(await person.ask(listOwnCards, {})).toEqual([])
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    expect(await person.ask(listOwnCards, {})).toMatchObject([
      {
        ...{ enabled: true, identityName: '李雷', identityType: 'ID_CARD' },
        identityNo: expect.stringContaining('*'),
        expirationTime: shop.clock.now() + 365 * DAY_MS,
      },
    ])
    const told = await person.ask(getOrder, { orderId: data?.orderId ?? '', fromPage: 'T' })
    expect(JSON.stringify(told)).not.toContain(CARD_HOLDER.identityNo)
  })

  it('is not ordered when what is told of them is wrong or not all (CARD-018)', async () => {
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

  it('keeps nothing of them where it asks for nobody', async () => {
    const { data } = await order({ cardId: THEATRE_CARD, payAmount: 360, ...CARD_HOLDER, identityNo: '1' })
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    const [card] = await person.ask(listOwnCards, {})
    expect(card).toMatchObject({ enabled: true, cardPrice: 360 })
    expect(card).not.toHaveProperty('identityName')
  })
})
