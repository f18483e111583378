import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getAgreement } from '@/contracts/agreement/get-agreement'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('the agreements of an order (ORDER-014, PAY-039)', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const agreed = async (orderId: string, locale = 'zh') => {
    const answer = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as: person.as, headers: { locale } })
    return answer.data?.agreement
  }
  const PURCHASE = { name: 'PURCHASE', title: '购票须知', url: expect.stringMatching(/^\/agreement\?id=\w+$/) }

  it('lists them in every language, with readable documents', async () => {
    const { orderId } = await person.placed()
    const agreement = await agreed(orderId)
    expect(agreement).toEqual({ template: '下单时已同意{PURCHASE}', placeHolders: [PURCHASE] })
    const id = agreement?.placeHolders[0]?.url.split('id=')[1] ?? ''
    expect(await person.call(getAgreement, { id })).toMatchObject({ title: '购票须知' })
    expect(await agreed(orderId, 'en')).toMatchObject({
      template: 'Agreed to when ordering: {PURCHASE}',
      placeHolders: [{ title: 'Ticket Purchase Notice' }],
    })
  })

  it('includes the agreement for ticket names', async () => {
    const wish = await person.wish(NAMED_SHOWS.realNamePerTicket, { audienceIds: [await person.attendee()] })
    const { orderId } = await person.call(createOrder, await person.offered(wish))
    const agreement = await agreed(orderId)
    expect(agreement?.template).toBe('下单时已同意{PURCHASE}{REAL_NAME}')
    expect(agreement?.placeHolders.map(({ name }) => name)).toEqual(['PURCHASE', 'REAL_NAME'])
  })

  it('includes those of goods and of an order that replaces another', async () => {
    expect(await agreed(await person.goodsOrder())).toMatchObject({
      placeHolders: [{ name: 'GOODS', title: '商品购买须知' }],
    })
    const orderId = await person.paid()
    const sessions = await person.call(listRebookSessions, { orderId })
    const sessionId = sessions.find(({ available }) => available)?.bizShowSessionId ?? ''
    const { newOrderId } = await person.call(applyRebook, { orderId, sessionId })
    expect(await agreed(newOrderId)).toEqual(await agreed(orderId))
  })

  it.each([
    ['tickets', async () => (await person.placed()).orderId, '购票须知', 'Ticket Purchase Notice'],
    ['goods', () => person.goodsOrder(), '商品购买须知', 'Merchandise Terms'],
    ['parking', () => person.parkingOrder(), '停车缴费须知', 'Parking Terms'],
    ['a reservation', () => person.unpaidReservation(), '预约须知', 'Reservation Terms'],
    ['a card', () => person.orderedCard(), '权益卡购买须知', 'Benefit Card Terms'],
    ['a membership', () => person.joined(), '会员服务协议', 'Membership Terms'],
  ])('shows the terms of its kind after payment: %s (PAY-034)', async (_kind, ordered, name, english) => {
    const orderId = await ordered()
    const { unPaidTransactionIds: transactionIds } = (await person.call(getOrder, { orderId, fromPage: 'T' }))
      .orderBrief
    const cashiers = async (locale: string) => {
      const input = { transactionIds, platform: 'M_WEB', src: 'M_WEB', browserType: 'OTHER' } as const
      return (await shop.call(listCashiers, input, { as: person.as, headers: { locale } })).data?.agreement
    }
    const agreement = await cashiers('zh')
    expect(agreement?.placeHolders.map(({ policyName }) => policyName)).toEqual([name])
    expect((await cashiers('en'))?.placeHolders[0]?.policyName).toBe(english)
    const { html } = await person.call(getAgreement, { id: agreement?.placeHolders[0]?.id ?? '' })
    expect(html).toContain('<p>')
  })

  it('shows nothing without an agreement', async () => {
    const orderId = await person.boughtCard()
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await agreed(orderId)).toBeUndefined()
  })
})
