import { acceptedOffer, offerOf } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import { verifyPrivilege } from '@/contracts/privilege/verify-privilege'
import { listPrivilegeSeatPlansDynamic } from '@/contracts/session/list-privilege-seat-plans-dynamic'
import { listPrivilegeSeatPlansStatic } from '@/contracts/session/list-privilege-seat-plans-static'
import { listPrivilegeSessionsDynamic } from '@/contracts/session/list-privilege-sessions-dynamic'
import { listPrivilegeSessionsStatic } from '@/contracts/session/list-privilege-sessions-static'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const CODE = 'XINGHE2026'
const showId = NAMED_SHOWS.privilege

describe('a privilege to buy before the sale (CAT-010, SEAT-020)', () => {
  let shop: TestGateway
  let privilegeId: string

  beforeEach(async () => {
    shop = await createTestGateway()
    const { data } = await shop.call(getShowDynamic, { showId })
    privilegeId = data?.discountPrivilegeIds[0] ?? ''
  })
  afterEach(() => shop.close())

  const verify = (as: string, code = CODE) => shop.call(verifyPrivilege, { showId, privilegeId, code }, { as })

  /** A user with the proof of the privilege, as call options. */
  async function holder(cellphone = '13800138000') {
    const as = await shop.signIn(cellphone)
    const { data } = await verify(as)
    return { as, headers: { 'privilege-token': data?.privilegeToken ?? '' } }
  }

  async function buy(options: { as: string; headers?: Record<string, string> }, by?: string) {
    const { seatPlanId, ...session } = await offerOf(shop, showId)
    const wanted: PreOrderInput = {
      src: 'M_WEB',
      ...session,
      items: [{ seatPlanId, qty: 1 }],
      ...(by && { privilegeId: by }),
    }
    const { data: offer, statusCode } = await shop.call(preOrder, wanted, options)
    if (!offer) return { statusCode, data: null }
    return shop.call(createOrder, acceptedOffer(wanted, offer), options)
  }

  it('shows on the show from its own time until the general sale (CAT-067, CAT-074, CAT-137)', async () => {
    const { data } = await shop.call(getShowDynamic, { showId })
    expect(data).toMatchObject({ existsPrivilegePurchase: true, canUsePriorityPurchase: true })
    shop.clock.set((data?.prioritySaleTime ?? 0) - 1)
    const { data: before } = await shop.call(getShowDynamic, { showId })
    expect(before).toMatchObject({
      showStatus: 'PRE_SALE',
      canUsePriorityPurchase: false,
      existsPrivilegePurchase: true,
    })
    shop.clock.set(data?.saleTime ?? 0)
    const { data: later } = await shop.call(getShowDynamic, { showId })
    expect(later).toMatchObject({
      showStatus: 'ON_SALE',
      canUsePriorityPurchase: false,
      existsPrivilegePurchase: false,
    })
    const { data: other } = await shop.call(getShowDynamic, { showId: NAMED_SHOWS.preSale })
    expect(other).toMatchObject({ existsPrivilegePurchase: false, canUsePriorityPurchase: false })
  })

  it('opens with its code in any notation, and with no other', async () => {
    const as = await shop.signIn()
    expect((await verify(as, ' xinghe2026 ')).data).toMatchObject({ privilegeToken: expect.any(String) })
    expect(await verify(as, 'XINGHE2025')).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.privilegeWrong })
    const elsewhere = { showId: NAMED_SHOWS.simpleConcert, privilegeId, code: CODE }
    expect(await shop.call(verifyPrivilege, elsewhere, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })

  it('opens sessions and plans that are closed to others', async () => {
    const options = await holder()
    const session = await offerOf(shop, showId)
    const { data: everybody } = await shop.call(listSessionsDynamic, { showId })
    expect(everybody?.sessions[0]?.sessionStatus).toBe('PRE_SALE')
    const { data: sessions } = await shop.call(listPrivilegeSessionsDynamic, { showId, privilegeId }, options)
    expect(sessions?.sessions[0]?.sessionStatus).toBe('ON_SALE')
    const { data: fixed } = await shop.call(listPrivilegeSessionsStatic, { showId, privilegeId }, options)
    expect(fixed?.sessions[0]?.bizShowSessionId).toBe(session.bizShowSessionId)
    const plans = { showId, bizShowSessionId: session.bizShowSessionId }
    const { data: closed } = await shop.call(listSeatPlansDynamic, plans)
    expect(closed?.seatPlans[0]).toMatchObject({ canBuyCount: 0, seatPlanStatus: 'PRE_SALE' })
    const { data: open } = await shop.call(listPrivilegeSeatPlansDynamic, { ...plans, privilegeId }, options)
    expect(open?.seatPlans[0]?.seatPlanStatus).toBe('ON_SALE')
    expect(open?.seatPlans[0]?.canBuyCount).toBeGreaterThan(0)
    const { data: names } = await shop.call(listPrivilegeSeatPlansStatic, { ...plans, privilegeId }, options)
    expect(names?.seatPlans[0]?.seatPlanId).toBe(session.seatPlanId)
  })

  it('sells a ticket before the public sale', async () => {
    const options = await holder()
    expect(await buy(options)).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.notOnSale })
    expect((await buy(options, privilegeId)).statusCode).toBe(STATUS.success)
  })

  it('fails without its proof, with another user’s, or with an expired one', async () => {
    const refused = { data: null, statusCode: BUSINESS_ERROR.privilegeNeeded }
    const [own, other] = [await holder(), await holder('13900139002')]
    const input = { showId, privilegeId }
    expect(await shop.call(listPrivilegeSessionsDynamic, input, { as: own.as })).toMatchObject(refused)
    expect(await buy({ as: own.as, headers: other.headers }, privilegeId)).toMatchObject(refused)
    const { bizShowSessionId } = await offerOf(shop, showId)
    const plans = { showId, bizShowSessionId, privilegeId }
    expect(await shop.call(listPrivilegeSeatPlansStatic, plans, { as: own.as })).toMatchObject(refused)
    shop.clock.advance(31 * 60_000)
    expect(await shop.call(listPrivilegeSessionsStatic, input, own)).toMatchObject(refused)
  })
})
