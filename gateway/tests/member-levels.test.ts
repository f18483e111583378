import { dearestOfferOf, inputFor, offerOf } from '@test/buyer'
import { receiveCoupons } from '@test/received-coupons'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { getCurrentLevel } from '@/contracts/member/get-current-level'
import { getPrimePrivilege } from '@/contracts/member/get-prime-privilege'
import { getPrimeRight } from '@/contracts/member/get-prime-right'
import { listPrimeLevels } from '@/contracts/member/list-prime-levels'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { getDisplaySettings } from '@/contracts/shop/get-display-settings'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('the levels of members', () => {
  let shop: TestGateway
  let as: string
  let userId: string
  let people = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    const cellphone = `139520${String(people++).padStart(5, '0')}`
    as = await shop.signIn(cellphone)
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, cellphone))
    userId = user?.id ?? ''
  })
  afterAll(() => shop.close())

  const grant = (kind: string, amount?: number) => sandbox(shop, `users/${userId}/grant`, { kind, amount })
  const current = async () => (await shop.call(getCurrentLevel, {}, { as })).data
  const levels = async () => (await shop.call(listPrimeLevels, {})).data ?? []

  it('list from the lowest, the paid one last with its price (contract M7)', async () => {
    expect((await levels()).map(({ levelCode, minGrowth, isPaid }) => [levelCode, minGrowth, isPaid])).toEqual([
      ['V1', 0, false],
      ['V2', 500, false],
      ['V3', 2_000, false],
      ['V4', 10_000, false],
      ['PRIME', 0, true],
    ])
    expect((await levels()).at(-1)).toMatchObject({ price: { yuanNum: '198' }, durationDesc: '有效期 365 天' })
  })

  it('grant more rights the higher they are', async () => {
    const counts = (await levels()).map(({ rights }) => rights.length)
    expect(counts.slice(0, 4)).toEqual([...counts.slice(0, 4)].sort((a, b) => a - b))
    expect(counts.at(-1)).toBeGreaterThan(8)
  })

  it('shows a user their level, and the growth missing to the next (MEMBER-021)', async () => {
    await grant('growth', 620)
    expect(await current()).toMatchObject({
      levelCode: 'V2',
      primeLevelName: '银卡会员',
      growthValue: 620,
      levelValue: 500,
      isPaid: false,
      nextLevelName: '金卡会员',
      nextLevelNeed: 1_380,
      savedThisYear: 0,
    })
  })

  it('names no next level at the highest', async () => {
    await grant('growth', 12_000)
    const level = await current()
    expect(level).toMatchObject({ levelCode: 'V4' })
    expect(level).not.toHaveProperty('nextLevelName')
  })

  it('adds the rights of a paid membership to those of growth', async () => {
    await grant('level')
    const level = await current()
    expect(level).toMatchObject({ levelCode: 'PRIME', primeLevelName: '安可会员', isPaid: true, nextLevelNeed: 500 })
    expect(level?.validTo).toBe(shop.clock.now() + 365 * 86_400_000)
    const names = level?.rights.map(({ primeRightTypeName }) => primeRightTypeName) ?? []
    expect(names).toEqual(expect.arrayContaining(['会员价', '消费积分', '贵宾候场']))
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows the savings of joining on an order that pays for it, coupons included (MEMBER-027)', async () => {
    const { seatPlanId, ...session } = await dearestOfferOf(shop, NAMED_SHOWS.simpleConcert)
    const inputOf = (qty: number) => ({ src: 'M_WEB', ...session, items: [{ seatPlanId, qty }] })
    expect((await shop.call(preOrder, inputOf(2), { as })).data).not.toHaveProperty('joinOffer')
    expect((await shop.call(preOrder, inputOf(4), { as })).data).toMatchObject({
      payAmount: 5520,
      joinOffer: { saving: 276 },
    })
    await receiveCoupons(shop, as, 'concert-100')
    const { data } = await shop.call(preOrder, inputOf(4), { as })
    const couponIds = [data?.coupons[0]?.couponId ?? '']
    expect((await shop.call(preOrder, { ...inputOf(4), couponIds }, { as })).data).toMatchObject({
      payAmount: 5420,
      joinOffer: { saving: 276 },
    })
  })

  it('counts a coupon from a minimum that members may miss', async () => {
    const { showId, bizShowSessionId } = await offerOf(shop, NAMED_SHOWS.exhibition)
    const { seatPlans } = (await shop.call(listSeatPlansStatic, { showId, bizShowSessionId })).data ?? {}
    const planOf = (yuan: string) =>
      seatPlans?.find(({ priceInfo }) => priceInfo.yuanNum === yuan)?.seatPlanId ?? 'none'
    // 304 yuan, of which members pay 288.80: the coupon counts from 300.
    const items = [
      { seatPlanId: planOf('78'), qty: 1 },
      { seatPlanId: planOf('98'), qty: 1 },
      { seatPlanId: planOf('128'), qty: 1 },
    ]
    await receiveCoupons(shop, as, 'newcomer-50')
    const input = { src: 'M_WEB', showId, bizShowSessionId, items }
    const { data: without } = await shop.call(preOrder, input, { as })
    expect(without?.payAmount).toBe(304)
    const couponIds = [without?.coupons[0]?.couponId ?? '']
    const { data: withCoupon } = await shop.call(preOrder, { ...input, couponIds }, { as })
    expect(withCoupon?.payAmount).toBe(254)
    await grant('level')
    const { data: asMember } = await shop.call(preOrder, input, { as })
    expect([asMember?.payAmount, asMember?.coupons[0]?.unusableHint]).toEqual([288.8, '适用商品再满 ¥11.20 即可使用'])
  })

  it('counts the savings of this year, less refunds (contract D-5)', async () => {
    await grant('level')
    const input = await inputFor(shop, await offerOf(shop, NAMED_SHOWS.simpleConcert), as, 2)
    expect(input.paymentParam).toMatchObject({ totalAmount: 760, payAmount: 722 })
    const { data } = await shop.call(createOrder, input, { as })
    expect(await current()).toMatchObject({ savedThisYear: 0 })
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    expect(await current()).toMatchObject({ savedThisYear: 38 })
    shop.clock.advance(400 * 86_400_000)
    as = await shop.signIn(`139520${String(people - 1).padStart(5, '0')}`)
    expect(await current()).toMatchObject({ savedThisYear: 0, isPaid: false })
  })

  it('discounts a tenth for members, and nothing for others (MEMBER-022, USER-018)', async () => {
    expect((await shop.call(getPrimePrivilege, {}, { as })).data).toEqual({
      primeLevelName: '普通会员',
      showDiscountPrivileges: [],
    })
    await grant('level')
    const { data } = await shop.call(getPrimePrivilege, {}, { as })
    expect(data).toMatchObject({
      primeLevelName: '安可会员',
      showDiscount: { discount: 0.95, formatDiscount: '9.5折' },
    })
    expect(data?.showDiscountPrivileges).toEqual([
      {
        privilegeId: expect.stringMatching(/\S/),
        belongTo: NAMED_SHOWS.membersOnly,
        targetName: expect.stringMatching(/\S/),
      },
    ])
  })

  it('explains a right, and finds none that users do not see or that another level has (contract M8)', async () => {
    const rights = (await levels()).at(-1)?.rights ?? []
    const [price] = rights
    const hidden = rights.find(({ isDisplayToUser }) => !isDisplayToUser)
    const listRights = (rightId = '', levelCode?: string) =>
      shop.call(getPrimeRight, { rightId, ...(levelCode && { levelCode }) })
    expect((await listRights(price?.rightId)).data).toMatchObject({ name: '会员价', levelNames: ['安可会员'] })
    expect((await listRights(price?.rightId, 'V1')).data).toBeNull()
    expect(hidden).toBeDefined()
    expect((await listRights(hidden?.rightId)).data).toBeNull()
  })

  it('appear on the user’s page as the merchant configures (SHELL-221, SHELL-037)', async () => {
    const shown = async () => {
      const { data } = await shop.call(getDisplaySettings, {}, { as })
      return data?.items.filter(({ display }) => display).map(({ key }) => key)
    }
    expect(await shown()).toEqual(['PRIME_CARD', 'POINTS', 'GROWTH'])
    const flags = { promoPrimeShared: true, autoChooseBestCoupon: true, autoChoosePoint: false }
    const cyMerchantPrimeConfigVO = { ...flags, isShowPrimeCard: false, isShowPrivilegeCompare: true }
    await sandbox(shop, 'shop', { config: { cyMerchantPrimeConfigVO } })
    expect(await shown()).toEqual(['POINTS', 'GROWTH'])
    await sandbox(shop, 'shop', { merchant: 'minimal', config: {} })
    expect(await shown()).toEqual(['PRIME_CARD'])
    await sandbox(shop, 'shop', { merchant: 'full', config: {} })
  })
})
