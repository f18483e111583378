import { emailAccount, mailedToken, newEmail, PASSWORD } from '@test/email-account'
import { mailbox, newPolicyIds } from '@test/mailbox'
import type { TestGateway } from '@test/test-gateway'
import { activateEmail } from '@/contracts/account/activate-email'
import { bind } from '@/contracts/account/bind'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { loginByEmail } from '@/contracts/account/login-by-email'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import type { MailScene } from '@/contracts/account/mail-scene'
import { registerByEmail } from '@/contracts/account/register-by-email'
import { sendMail } from '@/contracts/account/send-mail'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { setPassword } from '@/contracts/account/set-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { outbox } from '../src/database/schema/shop'

const MINUTE = 60_000
const WRONG = 'Wrong-2026'
const PHONE = { cellphone: '13900139000', countryCode: '86' }
const OWNER = from('198.51.100.7')
const STRANGER = from('203.0.113.9')

let shop: TestGateway
beforeEach(async () => {
  shop = await createTestGateway({ trustedProxies: '127.0.0.1' })
})
afterEach(() => shop.close())

function from(ip: string) {
  return { headers: { 'x-forwarded-for': ip } }
}
/** One of many strangers. */
const stranger = (at: number) => from(`192.0.2.${at}`)

const logIn = (email: string, password: string, caller: typeof OWNER) =>
  shop.call(loginByEmail, { email, password }, caller)
const send = (email: string, scene: MailScene, caller: typeof OWNER, as?: string) =>
  shop.call(sendMail, { email, scene }, { ...caller, ...(as && { as }) })
const register = async (email: string, password: string, caller: typeof OWNER) => {
  const policyIds = await newPolicyIds(shop)
  return shop.call(registerByEmail, { email, password, policyIds }, caller)
}

async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work(at)
}

describe('wrong passwords of a stranger', () => {
  it('leave the owner of the address in, and keep the stranger out', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await times(11, () => logIn(email, WRONG, STRANGER))
    expect((await logIn(email, WRONG, STRANGER)).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
    expect((await logIn(email, PASSWORD, STRANGER)).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
    expect((await logIn(email, PASSWORD, OWNER)).statusCode).toBe(STATUS.success)
  })

  it('block their neighbors after thirty tries, never a known caller', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await logIn(email, PASSWORD, OWNER)
    await times(100, (at) => logIn(email, WRONG, stranger(Math.floor(at / 10))))
    expect((await logIn(email, PASSWORD, stranger(50))).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
    expect((await logIn(email, PASSWORD, OWNER)).statusCode).toBe(STATUS.success)
  })

  it('leave a password set by a mailed link good at once', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await times(12, () => logIn(email, WRONG, OWNER))
    shop.clock.advance(MINUTE)
    await send(email, 'RESET', OWNER)
    const token = await mailedToken(shop, email)
    await shop.call(setPassword, { token, password: 'Better.2027' }, OWNER)
    expect((await logIn(email, 'Better.2027', OWNER)).statusCode).toBe(STATUS.success)
  })
})

describe('mails that a stranger has sent', () => {
  it('use up none of the owner’s', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await times(11, async () => {
      shop.clock.advance(MINUTE)
      return send(email, 'RESET', STRANGER)
    })
    expect((await send(email, 'RESET', STRANGER)).statusCode).toBe(BUSINESS_ERROR.tooManyCodes)
    expect((await send(email, 'RESET', OWNER)).statusCode).toBe(STATUS.success)
  })

  it('leave the link good that the owner has in hand', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    shop.clock.advance(MINUTE)
    await send(email, 'RESET', OWNER)
    const token = await mailedToken(shop, email)
    await send(email, 'RESET', STRANGER)
    const later = await mailedToken(shop, email)
    expect((await shop.call(setPassword, { token, password: 'Better.2027' }, OWNER)).statusCode).toBe(STATUS.success)
    const second = await shop.call(setPassword, { token: later, password: 'Stranger.2027' }, STRANGER)
    expect(second.statusCode).toBe(BUSINESS_ERROR.linkOver)
  })

  it('reach an address fifteen times a day from a neighborhood, without limiting known callers', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await logIn(email, PASSWORD, OWNER)
    const sent: number[] = []
    await times(40, async (at) => {
      if (at % 4 === 0) shop.clock.advance(MINUTE)
      sent.push((await send(email, 'RESET', stranger(at % 4))).statusCode)
    })
    expect(sent.filter((code) => code === STATUS.success).length).toBeLessThanOrEqual(15)
    expect((await send(email, 'RESET', stranger(50))).statusCode).toBe(BUSINESS_ERROR.tooManyCodes)
    expect((await send(email, 'RESET', OWNER)).statusCode).toBe(STATUS.success)
  })

  it('never restore a stranger’s password by a link that the owner has requested again', async () => {
    const email = newEmail()
    await register(email, PASSWORD, OWNER)
    await register(email, 'Stranger.2027', STRANGER)
    shop.clock.advance(MINUTE)
    await send(email, 'ACTIVATE', OWNER)
    await shop.call(activateEmail, { token: await mailedToken(shop, email) }, OWNER)
    expect((await logIn(email, 'Stranger.2027', STRANGER)).statusCode).toBe(BUSINESS_ERROR.wrongPassword)
    expect((await logIn(email, PASSWORD, OWNER)).statusCode).toBe(STATUS.success)
  })

  it('leave the code good that the owner binds an address with', async () => {
    const [as, other] = [await shop.signIn('13500000001'), await shop.signIn('13500000002')]
    const email = newEmail()
    await send(email, 'BIND', OWNER, as)
    const verifyCode = /\d{6}/.exec((await mailbox(shop, email))[0] ?? '')?.[0] ?? ''
    await send(email, 'BIND', STRANGER, other)
    const wrong = verifyCode === '000000' ? '111111' : '000000'
    const bindWith = (code: string, token: string, caller: typeof OWNER) =>
      shop.call(bind, { bindType: 'EMAIL', emailBindParam: { email, verifyCode: code } }, { as: token, ...caller })
    await times(8, () => bindWith(wrong, other, STRANGER))
    expect((await bindWith(verifyCode, as, OWNER)).statusCode).toBe(STATUS.success)
  })
})

describe('codes by message that a stranger has sent', () => {
  async function statusFor(caller: typeof OWNER): Promise<number> {
    const { data } = await shop.call(getPhotoCaptcha, { scene: 'LOGIN' }, caller)
    const captchaId = data?.captchaId ?? ''
    const open: { id: string; answer: string }[] = (await shop.gateway.inject('/sandbox/api/captchas')).json()
    const captchaCode = open.find(({ id }) => id === captchaId)?.answer ?? ''
    return (await shop.call(sendVerifyCode, { ...PHONE, scene: 'LOGIN', captchaId, captchaCode }, caller)).statusCode
  }
  async function lastCode(): Promise<string> {
    const rows = await shop.database.db.select().from(outbox)
    const last = rows.sort((a, b) => a.createdAt - b.createdAt).at(-1)
    return /\d{6}/.exec(last?.content ?? '')?.[0] ?? ''
  }
  const enter = (verifyCode: string, caller: typeof OWNER) =>
    shop.call(loginOrRegister, { ...PHONE, verifyCode }, caller)

  it('use up none of the owner’s', async () => {
    await times(11, async () => {
      shop.clock.advance(MINUTE)
      return statusFor(STRANGER)
    })
    expect(await statusFor(STRANGER)).toBe(BUSINESS_ERROR.tooManyCodes)
    expect(await statusFor(OWNER)).toBe(STATUS.success)
  })

  it('do not block the owner’s code, even with wrong attempts', async () => {
    await statusFor(OWNER)
    const code = await lastCode()
    shop.clock.advance(1)
    await statusFor(STRANGER)
    const wrong = code === '000000' ? '111111' : '000000'
    await times(8, () => enter(wrong, STRANGER))
    expect((await enter(code, STRANGER)).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
    expect((await enter(code, OWNER)).statusCode).toBe(STATUS.success)
  })

  it('block their neighbors after fifteen tries', async () => {
    await statusFor(OWNER)
    const code = await lastCode()
    const wrong = code === '000000' ? '111111' : '000000'
    await times(50, (at) => enter(wrong, stranger(Math.floor(at / 5))))
    expect((await enter(code, stranger(50))).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
  })
})
