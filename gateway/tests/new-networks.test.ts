/** @engine embedded: its SQL only changes a row. */
import { emailAccount, mailedToken, newEmail, PASSWORD } from '@test/email-account'
import { sentCode } from '@test/sent-code'
import type { TestGateway } from '@test/test-gateway'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { loginByEmail } from '@/contracts/account/login-by-email'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { sendMail } from '@/contracts/account/send-mail'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { setPassword } from '@/contracts/account/set-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { generateShortCode } from '@/contracts/link/generate-short-code'

const MINUTE = 60_000
const PHONE = { cellphone: '13900139044', countryCode: '86' }
/** A network that neither the owner nor a stranger has used before. */
const NEW_NETWORK = from('198.51.100.7')
const WRONG = 'Wrong-2026'

let shop: TestGateway
beforeEach(async () => {
  shop = await createTestGateway({ trustedProxies: '127.0.0.1' })
})
afterEach(() => shop.close())

function from(ip: string) {
  return { headers: { 'x-forwarded-for': ip } }
}
/** Callers of one machine with many addresses. */
const neighbor = (at: number) => from(`192.0.2.${at + 1}`)
/** Callers with a network of their own. */
const network = (at: number) => from(`10.${Math.floor(at / 200)}.${at % 200}.1`)

async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work(at)
}

/** Requests a code by message against a solved picture; the status. */
async function requestCode(caller: ReturnType<typeof from>): Promise<number> {
  const { data } = await shop.call(getPhotoCaptcha, { scene: 'LOGIN' }, caller)
  const captchaId = data?.captchaId ?? ''
  const open: { id: string; answer: string }[] = (await shop.gateway.inject('/sandbox/api/captchas')).json()
  const captchaCode = open.find(({ id }) => id === captchaId)?.answer ?? ''
  return (await shop.call(sendVerifyCode, { ...PHONE, scene: 'LOGIN', captchaId, captchaCode }, caller)).statusCode
}

describe('an owner in a new network (decision 110)', () => {
  it.each([
    ['thirty addresses of one machine', neighbor],
    ['thirty networks', network],
  ])('receives a code although %s had codes sent', async (_who, stranger) => {
    await times(30, (at) => requestCode(stranger(at)))
    expect(await requestCode(NEW_NETWORK)).toBe(STATUS.success)
  })

  it.each([
    ['ten addresses of one machine', neighbor],
    ['seventeen networks', network],
  ])('enters with the right code although %s guessed wrong ones', async (_who, stranger) => {
    const code = await sentCode(shop, PHONE.cellphone, 'LOGIN')
    const wrong = code === '000000' ? '111111' : '000000'
    const enter = (verifyCode: string, caller: ReturnType<typeof from>) =>
      shop.call(loginOrRegister, { ...PHONE, verifyCode }, caller)
    await times(51, (at) => enter(wrong, stranger(Math.floor(at / 3))))
    expect((await enter(code, NEW_NETWORK)).statusCode).toBe(STATUS.success)
  })

  it('logs in by e-mail although strangers guessed a hundred passwords', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    const logIn = (password: string, caller: ReturnType<typeof from>) =>
      shop.call(loginByEmail, { email, password }, caller)
    await times(102, (at) => logIn(WRONG, network(Math.floor(at / 3))))
    expect((await logIn(PASSWORD, NEW_NETWORK)).statusCode).toBe(STATUS.success)
  })

  it('receives a mail for a new password, which opens the network to them', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    const logIn = (password: string) => shop.call(loginByEmail, { email, password }, NEW_NETWORK)
    await times(34, (at) => shop.call(sendMail, { email, scene: 'RESET' }, network(at)))
    await times(12, () => logIn(WRONG))
    const refused = await logIn(PASSWORD)
    expect(refused).toMatchObject({ statusCode: BUSINESS_ERROR.tooManyTries })
    expect(refused.comments).toContain('重置密码')
    shop.clock.advance(MINUTE)
    expect((await shop.call(sendMail, { email, scene: 'RESET' }, NEW_NETWORK)).statusCode).toBe(STATUS.success)
    const token = await mailedToken(shop, email)
    await shop.call(setPassword, { token, password: 'Better.2027' }, NEW_NETWORK)
    expect((await logIn('Better.2027')).statusCode).toBe(STATUS.success)
  })
})

describe('strangers (decision 110)', () => {
  it('gain nothing by more addresses of one machine', async () => {
    const sent: number[] = []
    await times(40, async (at) => sent.push(await requestCode(neighbor(at))))
    expect(sent.filter((status) => status === STATUS.success)).toHaveLength(15)
  })

  it('have two messages of each further network, and two hundred in all', async () => {
    await times(15, (at) => requestCode(neighbor(at)))
    const sent: number[] = []
    await times(200, async (at) => sent.push(await requestCode(network(at))))
    expect(sent.filter((status) => status === STATUS.success)).toHaveLength(185)
    expect(await requestCode(NEW_NETWORK)).toBe(BUSINESS_ERROR.tooManyCodes)
  })

  it('read the next step after too many wrong codes', async () => {
    const code = await sentCode(shop, PHONE.cellphone, 'LOGIN')
    const wrong = code === '000000' ? '111111' : '000000'
    const enter = () => shop.call(loginOrRegister, { ...PHONE, verifyCode: wrong }, NEW_NETWORK)
    await times(5, enter)
    expect(await enter()).toMatchObject({
      statusCode: BUSINESS_ERROR.tooManyTries,
      comments: '验证码输错次数过多，请重新获取验证码后再试',
    })
  })

  it('never stop the short codes of the shop', async () => {
    const row = (at: number) =>
      `('LINK', (SELECT subject FROM attempts LIMIT 1), 'c${at}', 'n${Math.floor(at / 4)}', 500, `
    const make = (city: string, caller: ReturnType<typeof from>) =>
      shop.call(generateShortCode, { path: '/list', params: { city }, expireDays: 1 }, caller)
    await make('1', neighbor(1))
    const now = shop.clock.now()
    const rows = Array.from({ length: 44 }, (_none, at) => `${row(at)}${now}, ${now})`).join(', ')
    await shop.database.db.execute(
      `INSERT INTO attempts (action, subject, caller, neighborhood, count, since, last_at) VALUES ${rows}`,
    )
    expect((await make('2', NEW_NETWORK)).statusCode).toBe(STATUS.success)
  })
})
