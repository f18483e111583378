/** @engine embedded: its calls at the same time only read. */
import { offerOf } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { registerLack } from '@/contracts/session/register-lack'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('an interest in tickets', () => {
  let shop: TestGateway
  let as: string
  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterAll(() => shop.close())

  /** Each seat plan of a show's first session, by whether it can be bought. */
  async function plansOf(showId: string) {
    const offer = await offerOf(shop, showId)
    const { data } = await shop.call(listSeatPlansDynamic, offer)
    return (data?.seatPlans ?? []).map(({ seatPlanId, canBuyCount }) => ({
      isOnSale: canBuyCount > 0,
      register: () => shop.call(registerLack, { ...offer, seatPlanId, qty: 1 }, { as }),
    }))
  }

  it('registers for a sold-out seat plan, not for an available one (CAT-063)', async () => {
    const plans = (await Promise.all([NAMED_SHOWS.simpleConcert, NAMED_SHOWS.lackOfTicket].map(plansOf))).flat()
    expect(new Set(plans.map(({ isOnSale }) => isOnSale))).toEqual(new Set([true, false]))
    for (const { isOnSale, register } of plans) {
      expect((await register()).statusCode).toBe(isOnSale ? BUSINESS_ERROR.badInput : STATUS.success)
    }
  })

  it.each(['preSale', 'pending', 'canceled', 'delayed'] as const)(
    'fails when nothing is sold: %s (CAT-063)',
    async (name) => {
      const [plan] = await plansOf(NAMED_SHOWS[name])
      expect(await plan?.register()).toMatchObject({
        statusCode: BUSINESS_ERROR.notOnSale,
        comments: '该场次暂不可购买，可看看其他场次',
      })
    },
  )

  it('fails for a session that has begun', async () => {
    const [plan] = await plansOf(NAMED_SHOWS.lackOfTicket)
    const { data } = await shop.call(listSessionsStatic, { showId: NAMED_SHOWS.lackOfTicket })
    const now = shop.clock.now()
    shop.clock.set(data?.sessions[0]?.beginDateTime ?? 0)
    as = await shop.signIn()
    expect((await plan?.register())?.statusCode).toBe(BUSINESS_ERROR.notOnSale)
    shop.clock.set(now)
  })
})
