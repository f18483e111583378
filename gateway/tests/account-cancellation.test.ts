import { randomUUID } from 'node:crypto'
import { orderInput } from '@test/buyer'
import { newEmail } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { sandbox } from '@test/sandbox-shop'
import { sentCode } from '@test/sent-code'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { bind } from '@/contracts/account/bind'
import { bindPhone } from '@/contracts/account/bind-phone'
import { cancelAccount } from '@/contracts/account/cancel-account'
import { checkCancellation } from '@/contracts/account/check-cancellation'
import { getProfile } from '@/contracts/account/get-profile'
import { logOut } from '@/contracts/account/log-out'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { loginWithCode } from '@/contracts/account/login-with-code'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { revokeCancellation } from '@/contracts/account/revoke-cancellation'
import { sendMail } from '@/contracts/account/send-mail'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { listOrders } from '@/contracts/order/list-orders'
import { preOrder } from '@/contracts/order/pre-order'
import { DAY_MS } from '../src/clock'
import { accountCancellations } from '../src/database/schema/emails'
import { attendees, identities, users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { REVOKE_WITHIN_MS } from '../src/services/cancellations/cancel-account'

const CASH_CARD = demoOffers().cards.find(({ cardType }) => cardType === 'CASH')?.cardId ?? ''

describe('ending an account (USER-043, contract L18, L19, D-9)', () => {
  let shop: TestGateway
  let as: string
  let cellphone = ''
  let userId = ''
  let people = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    people += 1
    cellphone = `135700${String(people).padStart(5, '0')}`
    as = await shop.signIn(cellphone)
    userId = (await rowOf(cellphone))?.id ?? ''
  })
  afterAll(() => shop.close())

  const rowOf = async (phone: string) =>
    (await shop.database.db.select().from(users).where(eq(users.cellphone, phone)))[0]
  const check = async () => (await shop.call(checkCancellation, {}, { as })).data
  const cancel = async (verifyCode: string, reason = '') => shop.call(cancelAccount, { verifyCode, reason }, { as })
  const logIn = async (phone = cellphone) => {
    const verifyCode = await sentCode(shop, phone)
    return (await shop.call(loginOrRegister, { cellphone: phone, countryCode: '86', verifyCode })).data
  }
  const signed = async (claims: object): Promise<string> => {
    const payload = { provider: 'google', claims }
    return (await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/identity', payload })).json().token
  }
  const ended = async () => {
    expect((await cancel(await sentCode(shop, cellphone), ' moved away ')).data).toBe(true)
  }

  async function placed(): Promise<string> {
    const input = await orderInput(shop, NAMED_SHOWS.simpleConcert, as, 1)
    const { data } = await shop.call(preOrder, input, { as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = data ?? {}
    const order = await shop.call(
      createOrder,
      { ...input, preOrderId, paymentParam: { payAmount, totalAmount } },
      { as },
    )
    return order.data?.orderId ?? ''
  }

  it('logs out everywhere at once, and keeps the account for seven days', async () => {
    const elsewhere = await shop.signIn(cellphone)
    expect(await check()).toEqual({ canCancel: true, blockers: [] })
    await ended()
    for (const token of [as, elsewhere]) {
      expect((await shop.call(getProfile, {}, { as: token })).statusCode).toBe(STATUS.loginOut)
    }
    const [row] = await shop.database.db
      .select()
      .from(accountCancellations)
      .where(eq(accountCancellations.userId, userId))
    expect(row).toMatchObject({ reason: 'moved away', endsAt: shop.clock.now() + REVOKE_WITHIN_MS, endedAt: null })
    expect(await rowOf(cellphone)).toMatchObject({ id: userId })
  })

  it('prompts at every call of a login until it is revoked', async () => {
    await ended()
    const login = await logIn()
    expect(login).toMatchObject({ bizUserId: userId, isNewUser: false })
    as = login?.accessToken ?? ''
    const requested = await shop.call(getProfile, {}, { as })
    expect(requested).toMatchObject({ statusCode: STATUS.accountEnding, data: null })
    expect(requested.comments).toMatch(/^您的账户将于 2026\.\d\d\.\d\d 注销/)
    expect((await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 1 }, { as })).statusCode).toBe(
      STATUS.accountEnding,
    )
    for (let time = 0; time < 2; time += 1) expect((await shop.call(revokeCancellation, {}, { as })).data).toBe(true)
    expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(STATUS.success)
    shop.clock.advance(REVOKE_WITHIN_MS)
    await shop.runJobs()
    expect(await rowOf(cellphone)).toMatchObject({ id: userId })
    // And may be requested again.
    as = await shop.signIn(cellphone)
    await ended()
  })

  it('allows a user who does not revoke it to log out again', async () => {
    await ended()
    as = (await logIn())?.accessToken ?? ''
    expect((await shop.call(logOut, { appId: 'encore' }, { as })).data).toBe(true)
    expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(STATUS.loginOut)
  })

  it('deletes the user after that, keeps the orders, and frees the number', async () => {
    const orderId = await placed()
    await shop.call(cancelOrder, { orderId, reason: '' }, { as })
    const person = { name: '李雷', countryCode: 'CN', idType: 'PASSPORT', idNo: `E${people}234567` } as const
    await shop.call(createAttendee, person, { as })
    await ended()
    shop.clock.advance(REVOKE_WITHIN_MS - 120_000)
    await shop.runJobs()
    expect(await rowOf(cellphone)).toMatchObject({ id: userId })
    const late = (await logIn())?.accessToken ?? ''
    shop.clock.advance(120_000)
    // By the clock, before any cleanup.
    expect((await shop.call(revokeCancellation, {}, { as: late })).statusCode).toBe(STATUS.loginOut)
    const relogin = await logIn()
    expect(relogin).toMatchObject({ isNewUser: true })
    expect(relogin?.bizUserId).not.toBe(userId)
    const { db } = shop.database
    const [left] = await db.select().from(users).where(eq(users.id, userId))
    expect(left).toMatchObject({ cellphone: null, areaCode: null, email: null, birthday: null, nickname: '已注销用户' })
    expect(await db.$count(attendees, eq(attendees.userId, userId))).toBe(0)
    const theirs = await shop.call(listOrders, { tab: 'HISTORY', offset: 0, length: 9 }, { as: relogin?.accessToken })
    expect(theirs.data?.list).toEqual([])
    await shop.runJobs()
    expect((await shop.call(getProfile, {}, { as: relogin?.accessToken })).statusCode).toBe(STATUS.success)
  })

  it('deletes provider identities as well', async () => {
    const nonce = randomUUID()
    const claims = { sub: randomUUID(), email: `${nonce}@encore.test`, nonce }
    const google = await shop.call(loginWithGoogle, { credential: await signed(claims), googleCsrfToken: nonce })
    const phone = `135701${String(people).padStart(5, '0')}`
    const cellphoneBindParam = { cellphone: phone, countryCode: '86', verifyCode: await sentCode(shop, phone) }
    const bound = await shop.call(bind, { bindType: 'CELLPHONE', cellphoneBindParam }, { as: google.data?.accessToken })
    as = bound.data?.accessToken ?? ''
    cellphone = phone
    await ended()
    shop.clock.advance(REVOKE_WITHIN_MS)
    const again = randomUUID()
    const relogin = await shop.call(loginWithGoogle, {
      credential: await signed({ ...claims, nonce: again }),
      googleCsrfToken: again,
    })
    expect(relogin.data).toMatchObject({ isNewUser: true })
    expect(relogin.data?.bizUserId).not.toBe(bound.data?.bizUserId)
    await shop.runJobs()
    const { db } = shop.database
    expect(await db.select().from(identities).where(eq(identities.subject, claims.sub))).toMatchObject([
      { userId: relogin.data?.bizUserId },
    ])
  })

  it('removes the vendor identity by the clock: its next code logs in no one', async () => {
    const byVendor = async (time: number) =>
      (await shop.call(loginWithCode, { code: `leaver-${people}.${time}`, appId: 'encore' })).data
    const { openId, sessionKey } = (await byVendor(1)) ?? {}
    const authCode = `phone-of-leaver-${people}`
    const bound = await shop.call(bindPhone, { authCode, appId: 'encore', openId, sessionKey })
    as = bound.data?.accessToken ?? ''
    const own = eq(users.id, bound.data?.bizUserId ?? '')
    cellphone = (await shop.database.db.select().from(users).where(own))[0]?.cellphone ?? ''
    await ended()
    expect((await byVendor(2))?.login?.bizUserId).toBe(bound.data?.bizUserId)
    shop.clock.advance(REVOKE_WITHIN_MS)
    const late = await byVendor(3)
    expect(late).toMatchObject({ openId })
    expect(late?.login).toBeUndefined()
    expect(await rowOf(cellphone)).toBeUndefined()
  })

  it('needs the code that was sent to the owner, and no other', async () => {
    const stranger = await sentCode(shop, '13570299999')
    for (const code of [stranger, '000000']) {
      expect(await cancel(code)).toMatchObject({ statusCode: BUSINESS_ERROR.wrongVerifyCode, data: null })
    }
    const code = await sentCode(shop, cellphone)
    expect((await cancel(code)).data).toBe(true)
    as = (await logIn())?.accessToken ?? ''
    await shop.call(revokeCancellation, {}, { as })
    // Good once.
    expect((await cancel(code)).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
  })

  it('requires the mailed code for an account with an address only', async () => {
    const { db } = shop.database
    const email = newEmail()
    await sandbox(shop, 'shop', { config: { supportEmailOrder: true } })
    await db.update(users).set({ cellphone: null, areaCode: null, email }).where(eq(users.id, userId))
    await shop.call(sendMail, { email, scene: 'BIND' }, { as })
    const [mail = ''] = await mailbox(shop, email)
    expect((await cancel('000000')).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
    expect((await cancel(/\d{6}/.exec(mail)?.[0] ?? '')).data).toBe(true)
    await sandbox(shop, 'shop', { config: {} })
  })

  it('fails while something is pending or unpaid, and names it', async () => {
    const unpaid = await placed()
    expect(await check()).toEqual({
      canCancel: false,
      blockers: [{ type: 'UNPAID_ORDER', desc: '1 笔待支付订单', count: 1 }],
    })
    const code = await sentCode(shop, cellphone)
    const refused = await cancel(code)
    expect(refused).toMatchObject({ statusCode: BUSINESS_ERROR.accountInUse, data: null })
    expect(refused.comments).toMatch(/\S/)
    await shop.call(cancelOrder, { orderId: unpaid, reason: '' }, { as })
    const paid = await placed()
    await sandbox(shop, `orders/${paid}/pay`)
    await sandbox(shop, `users/${userId}/grant`, { kind: 'card', cardId: CASH_CARD })
    expect((await check())?.blockers).toMatchObject([{ type: 'ONGOING_ORDER', count: 1 }])
    // The show is over.
    shop.clock.advance(400 * DAY_MS)
    as = await shop.signIn(cellphone)
    expect(await check()).toMatchObject({ canCancel: true })
    shop.clock.advance(-400 * DAY_MS)
  })

  it('waits another day when an order is placed at that moment', async () => {
    const { db } = shop.database
    const orderId = await placed()
    await sandbox(shop, `orders/${orderId}/pay`)
    const now = shop.clock.now()
    await db.insert(accountCancellations).values({ userId, reason: '', requestedAt: now, endsAt: now })
    await shop.runJobs()
    const own = eq(accountCancellations.userId, userId)
    expect(await db.select().from(accountCancellations).where(own)).toMatchObject([
      { endsAt: now + DAY_MS, endedAt: null },
    ])
    expect(await rowOf(cellphone)).toMatchObject({ id: userId })
  })
})
