import { receiveCoupons } from '@test/received-coupons'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { changeConsents } from '@/contracts/account/change-consents'
import { allowCouponReminder } from '@/contracts/message/allow-coupon-reminder'
import { DAY_MS } from '../src/clock'
import { users } from '../src/database/schema/people'
import { outbox } from '../src/database/schema/shop'
import { nextDueAt } from '../src/services/jobs/next-due'

const PHONE = '13900139077'

describe('reminders of what ends', () => {
  let shop: TestGateway
  let as: string
  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn(PHONE)
  })
  afterEach(() => shop.close())

  const allow = () =>
    shop.call(
      allowCouponReminder,
      { appId: 'app', openId: 'open', remindSubscribeTypeEnums: ['COUPON_TEMPLATE_EXPIRE'] },
      { as },
    )
  async function grantMembership() {
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, PHONE))
    await sandbox(shop, `users/${user?.id}/grant`, { kind: 'level' })
  }
  /** Messages sent after this many days. */
  async function sentAfter(days: number): Promise<string[]> {
    shop.clock.advance(days * DAY_MS)
    await shop.database.db.delete(outbox)
    await shop.runJobs()
    await shop.runJobs()
    return (await shop.database.db.select().from(outbox)).map(({ recipient, content }) => `${recipient}: ${content}`)
  }

  it('arrive by the vendor on the last day of coupons, one for all of them (COUPON-085)', async () => {
    await allow()
    await receiveCoupons(shop, as, 'theatre-88')
    await receiveCoupons(shop, as, 'foyer-drink')
    expect(await sentAfter(18)).toEqual([])
    expect(await sentAfter(1)).toEqual(['open: 您有 1 张优惠券即将到期，最早于 2026.12.10 10:00 失效'])
    // One message was allowed, and the drink has five days more.
    expect(await sentAfter(5)).toEqual([])
  })

  it('never arrive for coupons without an allowed message', async () => {
    await receiveCoupons(shop, as, 'theatre-88')
    expect(await sentAfter(19)).toEqual([])
    await allow()
    expect(await sentAfter(0)).toEqual([])
  })

  it('arrive by SMS a week before a membership ends, unless the next one follows (MEMBER-027)', async () => {
    await grantMembership()
    expect(await sentAfter(357)).toEqual([])
    expect(await sentAfter(1)).toEqual([
      '+86 13900139077: 您的安可会员将于 2027.11.20 到期。会员不会自动续费，到期前续期，时长接着计算。',
    ])
    await grantMembership()
    expect(await sentAfter(300)).toEqual([])
    await grantMembership()
    expect(await sentAfter(60)).toEqual([])
  })

  it('never arrive after the membership', async () => {
    await grantMembership()
    expect(await sentAfter(370)).toEqual([])
  })

  it('never arrive by SMS for a user who declines messages', async () => {
    await grantMembership()
    await shop.call(changeConsents, { messages: false }, { as })
    expect(await sentAfter(358)).toEqual([])
  })

  it('use the language of the user', async () => {
    await shop.database.db.update(users).set({ messageLanguage: 'en-US' }).where(eq(users.cellphone, PHONE))
    await grantMembership()
    expect(await sentAfter(358)).toEqual([expect.stringMatching(/membership.*Nov 20, 2027/i)])
  })

  it('wake the jobs of the gateway in time', async () => {
    await receiveCoupons(shop, as, 'theatre-88')
    expect(await nextDueAt(shop.database.db, shop.providers)).toBe(shop.clock.now() + 19 * DAY_MS)
    await sentAfter(19)
    expect(await nextDueAt(shop.database.db, shop.providers)).toBeNull()
    await grantMembership()
    expect(await nextDueAt(shop.database.db, shop.providers)).toBe(shop.clock.now() + 358 * DAY_MS)
  })
})
