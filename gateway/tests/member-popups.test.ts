import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { changeProfile } from '@/contracts/account/change-profile'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { dismissBirthday } from '@/contracts/member/dismiss-birthday'
import { dismissLevelUpgrade } from '@/contracts/member/dismiss-level-upgrade'
import { getPopupSettings } from '@/contracts/member/get-popup-settings'
import { venueTime } from '@/domain/show-date'
import { users } from '../src/database/schema/people'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('popups of members', () => {
  let shop: TestGateway
  let cellphone = ''
  let userId: string
  let as: string
  let people = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    cellphone = `139530${String(people++).padStart(5, '0')}`
    as = await shop.signIn(cellphone)
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, cellphone))
    userId = user?.id ?? ''
  })
  afterAll(() => shop.close())

  const grant = (kind: string, amount?: number) => sandbox(shop, `users/${userId}/grant`, { kind, amount })
  const popups = async (token = as) => (await shop.call(getPopupSettings, {}, { as: token })).data
  const upgrade = async (token = as) => (await popups(token))?.levelUpgrade.pop
  const greeting = async (token = as) => (await popups(token))?.birthday.pop
  const close = async (token = as) => (await shop.call(dismissLevelUpgrade, {}, { as: token })).data
  const born = (yearsAgo: number, at = shop.clock.now()) =>
    shop.call(changeProfile, { birthday: venueTime(at).subtract(yearsAgo, 'year').format('YYYY-MM-DD') }, { as })
  const couponCount = async () => (await shop.call(listOwnCoupons, { offset: 0, length: 50 }, { as })).data?.total

  describe('of a level that was reached', () => {
    it('stay closed at the lowest level (MEMBER-013)', async () => {
      expect(await upgrade()).toBe(false)
      expect(await close()).toBe(false)
    })

    it('shows the level and its benefits, until it is closed (MEMBER-013, MEMBER-019)', async () => {
      await grant('growth', 600)
      expect(await popups()).toMatchObject({ levelUpgrade: { pop: true, primeLevelName: '银卡会员' } })
      expect((await popups())?.levelUpgrade.primeRights.map(({ primeRightTypeName }) => primeRightTypeName)).toEqual([
        '消费积分',
        '生日好礼',
      ])
      expect(await close()).toBe(true)
      expect(await close()).toBe(false)
      expect(await upgrade()).toBe(false)
    })

    it('appear on one of two devices that request them at the same moment (SHELL-222)', async () => {
      await grant('growth', 600)
      const other = await shop.signIn(cellphone)
      const shown = await Promise.all([upgrade(), upgrade(other)])
      expect([...shown].sort()).toEqual([false, true])
      const [first, second] = shown[0] ? [as, other] : [other, as]
      expect([await upgrade(first), await upgrade(second)]).toEqual([true, false])
      expect(await close(first)).toBe(true)
      shop.clock.advance(11 * MINUTE)
      expect([await upgrade(first), await upgrade(second)]).toEqual([false, false])
    })

    it('appear on another device if the first has not closed them for ten minutes', async () => {
      await grant('growth', 600)
      const other = await shop.signIn(cellphone)
      expect(await upgrade()).toBe(true)
      shop.clock.advance(10 * MINUTE - 1)
      expect(await upgrade(other)).toBe(false)
      shop.clock.advance(1)
      expect(await upgrade(other)).toBe(true)
      expect(await upgrade()).toBe(false)
    })

    it('appear once per level, not again after it was lost, and for each higher one', async () => {
      await grant('growth', 2_100)
      expect(await upgrade()).toBe(true)
      await close()
      await grant('growth', -1_500)
      expect(await upgrade()).toBe(false)
      await grant('growth', 1_500)
      expect(await upgrade()).toBe(false)
      await grant('growth', 8_000)
      expect(await popups()).toMatchObject({ levelUpgrade: { pop: true, primeLevelName: '钻石会员' } })
    })
  })

  describe('of a birthday', () => {
    it('appear only on the day, for levels with a benefit (MEMBER-014)', async () => {
      await born(30)
      expect(await greeting()).toBe(false)
      await grant('level')
      expect(await greeting()).toBe(true)
      expect((await popups())?.birthday.gifts.length).toBeGreaterThan(0)
      shop.clock.advance(DAY)
      as = await shop.signIn(cellphone)
      expect(await greeting()).toBe(false)
    })

    it('stay closed for the year, until the next (MEMBER-020)', async () => {
      await grant('growth', 600)
      await born(20)
      expect(await greeting()).toBe(true)
      expect((await shop.call(dismissBirthday, {}, { as })).data).toBe(true)
      expect((await shop.call(dismissBirthday, {}, { as })).data).toBe(false)
      expect(await greeting()).toBe(false)
      const next = venueTime(shop.clock.now()).add(1, 'year').valueOf()
      shop.clock.advance(next - shop.clock.now())
      as = await shop.signIn(cellphone)
      expect(await greeting()).toBe(true)
    })

    it('include coupons, once a year however often the job runs', async () => {
      await grant('growth', 600)
      await born(20)
      await Promise.all([runShopJobs(shop), runShopJobs(shop)])
      expect(await couponCount()).toBe(2)
      await runShopJobs(shop)
      expect(await couponCount()).toBe(2)
    })

    it('bring no coupons to users without the right', async () => {
      await born(20)
      await runShopJobs(shop)
      expect(await couponCount()).toBe(0)
    })
  })
})
