import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'
import { MAX_UNPAID } from '../src/services/orders/unpaid-orders'

const SHOWS = Object.values(NAMED_SHOWS)

let shop: TestGateway
let as: string
beforeEach(async () => {
  shop = await createTestGateway()
  as = await shop.signIn()
})
afterEach(() => shop.close())

const buy = async (showId: string, qty: number) =>
  shop.call(createOrder, await orderInput(shop, showId, as, qty), { as })

/** Orders of one ticket each, of one show after the other. */
async function buyOfMany(count: number) {
  const answers: Awaited<ReturnType<typeof buy>>[] = []
  for (const showId of SHOWS) {
    if (answers.length === count) break
    shop.clock.advance(1)
    const answer = await buy(showId, 1).catch(() => null)
    if (answer?.data && answer.data.unPaidTransactionIds.length > 0) answers.push(answer)
  }
  return answers
}

describe('orders that wait to be paid', () => {
  it('count towards the limit per user and session (contract D-21)', async () => {
    expect((await buy(NAMED_SHOWS.simpleConcert, 4)).data).not.toBeNull()
    expect(await buy(NAMED_SHOWS.simpleConcert, 3)).toMatchObject({
      statusCode: BUSINESS_ERROR.limitReached,
      comments: '您在本场次有 4 张票待支付，同时最多购买 6 张，请先支付或取消',
      data: null,
    })
    expect((await buy(NAMED_SHOWS.simpleConcert, 2)).data).not.toBeNull()
    expect((await buy(NAMED_SHOWS.simpleConcert, 1)).data).toBeNull()
  })

  it('no longer count when cancelled or expired (contract D-21)', async () => {
    const { data } = await buy(NAMED_SHOWS.simpleConcert, 6)
    await shop.call(cancelOrder, { orderId: data?.orderId ?? '', reason: '' } as never, { as })
    expect((await buy(NAMED_SHOWS.simpleConcert, 6)).data).not.toBeNull()
    shop.clock.advance(PAY_WITHIN_MS)
    expect((await buy(NAMED_SHOWS.simpleConcert, 6)).data).not.toBeNull()
  })

  it('stop six of eight simultaneous buyers of one account (contract D-21)', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 8 }, () => orderInput(shop, NAMED_SHOWS.simpleConcert, as, 3)),
    )
    const answers = await Promise.all(inputs.map((input) => shop.call(createOrder, input, { as })))
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(2)
  })

  it('have a limit of five, and the oldest is named to the next (contract D-21)', async () => {
    const placed = await buyOfMany(MAX_UNPAID)
    expect(placed).toHaveLength(MAX_UNPAID)
    const refused = await buy(NAMED_SHOWS.fiftyTickets, 1)
    expect(refused).toMatchObject({
      statusCode: BUSINESS_ERROR.tooManyUnpaid,
      comments: '您还有 5 笔订单待支付，请先支付或取消后再下单',
      data: { orderId: placed[0]?.data?.orderId },
    })
    const oldest = placed[0]?.data?.orderId ?? ''
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${oldest}/pay`, payload: {} })
    expect((await buy(NAMED_SHOWS.fiftyTickets, 1)).data).not.toBeNull()
  })
})
