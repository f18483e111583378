import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getOrder } from '@/contracts/order/get-order'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { applyRefund } from '@/contracts/refund/apply-refund'

const KINDS: Readonly<Record<string, (person: Person) => Promise<string>>> = {
  ticket: async (person) => (await person.placed()).orderId,
  goods: (person) => person.goodsOrder(),
  card: (person) => person.orderedCard(),
  membership: (person) => person.joined(),
  parking: (person) => person.parkingOrder(),
  reservation: (person) => person.unpaidReservation(),
}

/** Steps of the sandbox after an order was placed, the state that they lead to, and the result of its payment. */
const STEPS: readonly (readonly [steps: string, states: readonly string[], result: string])[] = [
  ['', ['UNPAID'], 'UNPAID'],
  ['expire', ['CANCELED'], 'CANCELED'],
  ['close', ['CLOSED'], 'CLOSED'],
  ['pay', ['RESERVE', 'DELIVERING', 'SUCCEEDED'], 'PAID'],
  ['pay close', ['CLOSED'], 'CLOSED'],
]

describe('the result of a payment', () => {
  let shop: TestGateway
  let owner: Person
  let stranger: Person
  beforeAll(async () => {
    shop = await createTestGateway()
    stranger = await Person.join(shop)
  })
  beforeEach(async () => {
    owner = await Person.join(shop)
  })
  afterAll(() => shop.close())

  async function resultFor(orderId: string, person?: Person) {
    const { data } = await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, person && { as: person.as })
    return data
  }

  async function stateOf(orderId: string): Promise<string | undefined> {
    return (await owner.call(getOrder, { orderId, fromPage: 'T' })).orderBrief.orderState.name
  }

  async function move(orderId: string, steps: string): Promise<void> {
    for (const step of steps.split(' ').filter(Boolean)) {
      expect(await sandbox(shop, `orders/${orderId}/${step}`)).toMatchObject({ http: 200 })
    }
  }

  /** Expects that only the buyer learns the result, and that only a paid order is called paid. */
  async function expectResult(orderId: string, result: string): Promise<void> {
    const answers = [await resultFor(orderId, owner), await resultFor(orderId, stranger), await resultFor(orderId)]
    expect(answers.map((answer) => answer?.result)).toEqual([result, 'FOREIGN', 'VISITOR'])
    expect(answers.map((answer) => answer?.title === '支付成功')).toEqual([result === 'PAID', false, false])
    for (const other of answers.slice(1)) expect(other).toMatchObject({ shareImageUrl: '', buttons: [{}] })
  }

  describe.each(Object.entries(KINDS))('of a %s', (_kind, place) => {
    it.each(STEPS)('follows its state after the steps "%s" (D-36, PAY-001)', async (steps, states, result) => {
      const orderId = await place(owner)
      await move(orderId, steps)
      expect(states).toContain(await stateOf(orderId))
      await expectResult(orderId, result)
    })
  })

  it('follows a parcel from the payment to the signature (D-36)', async () => {
    const orderId = await owner.goodsOrder()
    for (const [step, state] of [
      ['pay', 'RESERVE'],
      ['ship', 'DELIVERING_EXPRESS'],
      ['sign', 'SUCCEEDED'],
    ] as const) {
      await move(orderId, step)
      expect(await stateOf(orderId)).toBe(state)
      await expectResult(orderId, 'PAID')
    }
  })

  it('reports a returned order as refunded (D-36)', async () => {
    const wish = await owner.refundWish()
    const { refundId } = await owner.call(applyRefund, wish)
    for (const verdict of ['approve', 'refunded']) await sandbox(shop, `refunds/${refundId}/${verdict}`)
    expect(await stateOf(wish.orderId)).toBe('REFUNDED_TICKET')
    await expectResult(wish.orderId, 'REFUNDED')
  })

  it('knows no order for an invented number (PAY-001, D-36)', async () => {
    for (const person of [owner, undefined]) {
      expect(await resultFor('none', person)).toMatchObject({
        result: 'UNKNOWN',
        title: '没有找到这笔订单',
        buttons: [{}],
      })
    }
  })

  it('has its own words for each result in each language (D-36)', async () => {
    const orders = await Promise.all(['', 'expire', 'close', 'pay'].map(async () => (await owner.placed()).orderId))
    await Promise.all(['', 'expire', 'close', 'pay'].map((steps, at) => move(orders[at] ?? '', steps)))
    for (const locale of ['zh', 'zh-MO', 'en']) {
      const read = async (orderId: string, as?: string) =>
        (await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, { ...(as && { as }), headers: { locale } }))
          .data
      const answers = [
        ...(await Promise.all(orders.map((orderId) => read(orderId, owner.as)))),
        await read('none'),
        await read(orders[0] ?? ''),
        await read(orders[0] ?? '', stranger.as),
      ]
      expect(new Set(answers.map((answer) => answer?.title)).size).toBe(7)
      expect(new Set(answers.map((answer) => answer?.tips)).size).toBe(7)
    }
  })
})
