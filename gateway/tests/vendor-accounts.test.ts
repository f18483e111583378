import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { bindPhone } from '@/contracts/account/bind-phone'
import { loginWithCode } from '@/contracts/account/login-with-code'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getPrimePrivilege } from '@/contracts/member/get-prime-privilege'
import { getOrder } from '@/contracts/order/get-order'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { payWithCode } from '@/contracts/payment/pay-with-code'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { payInfoOf } from '@/domain/pay-info'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway

beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const appId = 'encore'

describe('the vendor’s user', () => {
  it('has the same name with every code, and another one at another vendor', async () => {
    const first = await shop.call(loginWithCode, { code: 'anna.1', appId }, { src: 'WEIXIN_MINI' })
    const second = await shop.call(loginWithCode, { code: 'anna.2', appId }, { src: 'WEIXIN_MINI' })
    const elsewhere = await shop.call(loginWithCode, { code: 'anna.1', appId }, { src: 'ALIPAY_MINI' })
    expect(second.data?.openId).toBe(first.data?.openId)
    expect(elsewhere.data?.openId).not.toBe(first.data?.openId)
    expect(first.data?.login).toBeUndefined()
  })

  it('logs in by the proved phone, and is known by the next code', async () => {
    const { data: stranger } = await shop.call(loginWithCode, { code: 'ben.1', appId })
    const { openId, sessionKey } = stranger ?? {}
    const { data: login } = await shop.call(bindPhone, { authCode: 'phone-of-ben', appId, openId, sessionKey })
    expect(login).toMatchObject({ isNewUser: true, countryCode: '86' })
    const { data: again } = await shop.call(loginWithCode, { code: 'ben.2', appId })
    expect(again?.login?.bizUserId).toBe(login?.bizUserId)
  })

  it('names the user for the merchant, the vendor and its apps (USER-018)', async () => {
    const { data: stranger } = await shop.call(loginWithCode, { code: 'dora.1', appId })
    const { openId, unionId, sessionKey } = stranger ?? {}
    expect([openId, unionId, sessionKey]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    await shop.call(bindPhone, { authCode: 'phone-of-dora', appId, openId, sessionKey })
    const { data: again } = await shop.call(loginWithCode, { code: 'dora.2', appId })
    const { login } = again ?? {}
    expect(login).toMatchObject({
      openId,
      unionId,
      bizUserId: expect.any(String),
      mtcUserId: `m-${login?.bizUserId}`,
      cellphone: expect.stringMatching(/\*{4}/),
      avatar: expect.any(String),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    })
    const { data: prime } = await shop.call(getPrimePrivilege, {}, { as: login?.accessToken ?? '' })
    expect(prime).toMatchObject({ primeLevelName: expect.stringMatching(/\S/), showDiscountPrivileges: [] })
  })

  it('rejects a vendor user without the login key', async () => {
    const { data: anna } = await shop.call(loginWithCode, { code: 'carla.1', appId })
    const stolen = { openId: anna?.openId, sessionKey: 'guessed' }
    await shop.call(bindPhone, { authCode: 'phone-of-a-thief', appId, ...stolen })
    const { data: again } = await shop.call(loginWithCode, { code: 'carla.2', appId })
    expect(again?.login).toBeUndefined()
  })

  it.each([
    ['a code', { authCode: 'x' }],
    ['an encrypted number', { encryptedData: 'a'.repeat(900), initVector: 'b' }],
    ['an encrypted number of Alipay', { encryptedData: '{"response":"a","sign":"b"}' }],
  ])('proves a phone by %s', async (_name, proof) => {
    const { data } = await shop.call(bindPhone, { appId, ...proof })
    expect(data?.accessToken).toBeTruthy()
  })

  it.each([
    ['nothing', {}],
    ['an empty code', { authCode: '' }],
    ['a vector alone', { initVector: 'b' }],
  ])('rejects %s', async (_name, proof) => {
    const { data, statusCode } = await shop.call(bindPhone, { appId, ...proof })
    expect(data).toBeNull()
    expect(statusCode).not.toBe(200)
  })
})

/** A phone of its own for each name. */
function phoneOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 100_000_000, 7)
  return `139${String(sum).padStart(8, '0')}`
}

describe('a payment', () => {
  it.each([
    ['WEIXIN_H5', 'WEIXIN_HK_JSAPI', 'package'],
    ['BANK_H5', 'ICBC_PAY', 'netPayParams'],
    ['M_WEB', 'WEIXIN_HK_H5', 'normalUrl'],
    ['M_WEB', 'ALLIN_JFQ_PAY', 'formAction'],
    ['PC_WEB', 'ALIPAY_CN_WEB', 'form'],
    ['PC_WEB', 'WEIXIN_HK_NATIVE', 'codeUrl'],
    ['APP_H5', 'ALIPAY_CN_WAP', 'normalUrl'],
  ] as const)('returns from %s by %s the field %s (PAY-043, PAY-046)', async (src, paymentProduct, field) => {
    // A user each: unpaid orders are limited.
    const as = await shop.signIn(phoneOf(paymentProduct))
    const { transactionId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `${src} ${paymentProduct}`)
    const transactionIds = [transactionId]
    const { data: cashiers } = await shop.call(
      listCashiers,
      { transactionIds, platform: src, src, browserType: 'OTHER' },
      { as, src },
    )
    expect(cashiers?.payments.map((option) => option.paymentProduct)).toContain(paymentProduct)
    const input = { transactionIds, platform: src, paymentProduct, isNewCyy: true, openId: 'o1' }
    const { data } = await shop.call(pay, input, { as, src, headers: { 'idempotency-key': `${src} ${field}` } })
    expect(data && payInfoOf(data)).toHaveProperty(field)
  })

  it('needs the payer in WeChat’s browser', async () => {
    const as = await shop.signIn('13800138032')
    const { transactionId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'nobody')
    const input = { transactionIds: [transactionId], platform: 'H5', paymentProduct: 'WEIXIN_HK_JSAPI', isNewCyy: true }
    const { comments } = await shop.call(pay, input, {
      as,
      src: 'WEIXIN_H5',
      headers: { 'idempotency-key': 'nobody' },
    })
    expect(comments).toBe('无法确认微信身份，请稍后再试')
  })

  it('allows five tries of a code, the right one once (PAY-064, PAY-065)', async () => {
    const as = await shop.signIn('13800138033')
    const { transactionId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'by code')
    const ids = [transactionId]
    const tryCode = async (verificationCode: string) =>
      (await shop.call(payWithCode, { transactionIds: ids, verificationCode }, { as })).data?.paymentInfoMap.success
    expect(await tryCode('123456')).toBe(false)
    const sentCode = async () => {
      expect((await shop.call(sendPaymentCode, ids, { as })).data).toEqual({ success: true })
      const outbox = await shop.gateway.inject({ url: '/sandbox/api/outbox' })
      return /\d{6}/.exec(outbox.json()[0].content)?.[0] ?? ''
    }
    const spent = await sentCode()
    const wrong = spent === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1) expect(await tryCode(wrong)).toBe(false)
    expect(await tryCode(spent)).toBe(false)
    // New tries come with a new code, and that once a minute, however many ask for it.
    const hasty = await Promise.all(Array.from({ length: 5 }, () => shop.call(sendPaymentCode, ids, { as })))
    expect(new Set(hasty.map(({ statusCode }) => statusCode))).toEqual(new Set([BUSINESS_ERROR.tooManyCodes]))
    shop.clock.advance(60_000)
    const code = await sentCode()
    expect(await tryCode(code)).toBe(true)
    expect((await shop.call(payWithCode, { transactionIds: ids, verificationCode: code }, { as })).data).toBeNull()
  })

  it('accepts a code in the common call (PAY-062)', async () => {
    const as = await shop.signIn('13800138036')
    const { transactionId, orderId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'with code')
    await shop.call(sendPaymentCode, [transactionId], { as })
    const sent: { recipient: string; content: string }[] = (
      await shop.gateway.inject({ url: '/sandbox/api/outbox' })
    ).json()
    const mine = sent.find(({ recipient }) => recipient === '+86 13800138036')
    const code = /\d{6}/.exec(mine?.content ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const byCode = async (verificationCode: string) => {
      const input = { transactionIds: [transactionId], platform: 'H5', paymentProduct, isNewCyy: true, src: 'M_WEB' }
      // The call itself names the terminal; the client is another one.
      const { data } = await shop.call(pay, { ...input, verificationCode }, { as, src: 'BANK_H5' })
      return data
    }
    const paymentProduct = VERIFICATION_PRODUCT
    const refused = { success: false, info: expect.stringMatching(/验证码/) }
    expect(await byCode(wrong)).toEqual({ paymentProduct, paymentInfoMap: refused })
    expect(await byCode(code)).toEqual({ paymentProduct, paymentInfoMap: { success: true, info: '' } })
    const order = await shop.call(getOrder, { orderId }, { as })
    expect(order.data?.orderBrief.orderState.name).toBe('DELIVERING')
    expect(order.data?.displayFields.paymentMethod).toMatch(/\S/)
  })

  it('accepts a code of its buyer only', async () => {
    const as = await shop.signIn('13800138034')
    const { transactionId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'mine')
    const stranger = await shop.signIn('13800138035')
    expect((await shop.call(sendPaymentCode, [transactionId], { as: stranger })).data).toBeNull()
  })
})
