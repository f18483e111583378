import { randomBytes } from 'node:crypto'
import { emailAccount, mailedToken, newEmail, PASSWORD } from '@test/email-account'
import { sentCode } from '@test/sent-code'
import type { CallOptions, TestGateway } from '@test/test-gateway'
import { loginByEmail } from '@/contracts/account/login-by-email'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { sendMail } from '@/contracts/account/send-mail'
import { setPassword } from '@/contracts/account/set-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'

const PHONE = { cellphone: '13900139033', countryCode: '86' }
const GUESSES = 400
/** Each of them comes less often than the limit of a single caller. */
const STRANGERS = 100
/** Wrong codes that all callers of one network together may try (decision 110). */
const GUESSES_OF_A_NETWORK = 15

/** Hundreds at once: attempts are claimed before they are compared, so that a race allows no extra one. */
describe('guessing in parallel', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway({ trustedProxies: '127.0.0.1' })
  })
  afterAll(() => shop.close())

  const stranger = (at: number): CallOptions => ({ headers: { 'x-forwarded-for': `192.0.2.${at % STRANGERS}` } })
  const enter = (verifyCode: string, caller: CallOptions = {}) =>
    shop.call(loginOrRegister, { ...PHONE, verifyCode }, caller)
  const atOnce = <Answer>(work: (at: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: GUESSES }, (_none, at) => work(at)))

  it('never reveals the code of a phone, not even after the last attempt, and still logs the owner in', async () => {
    expect((await enter(await sentCode(shop, PHONE.cellphone, 'LOGIN'))).statusCode).toBe(STATUS.success)
    const code = await sentCode(shop, PHONE.cellphone, 'LOGIN')
    const other = (at: number) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0')
    const answers = await atOnce((at) => enter(other(at), stranger(at)))
    const { wrongVerifyCode, tooManyTries } = BUSINESS_ERROR
    const compared = answers.filter(({ statusCode }) => statusCode === wrongVerifyCode).length
    expect(compared).toBeLessThanOrEqual(GUESSES_OF_A_NETWORK)
    expect(answers.filter(({ statusCode }) => statusCode === tooManyTries)).toHaveLength(GUESSES - compared)
    // Guesses that come at once may refuse one another and leave some unused: those are used up one by one.
    for (let at = compared; at < GUESSES_OF_A_NETWORK; at++) {
      expect((await enter(other(at), stranger(at))).statusCode).toBe(wrongVerifyCode)
    }
    expect((await enter(code, stranger(STRANGERS - 1))).statusCode).toBe(tooManyTries)
    expect((await enter(code)).statusCode).toBe(STATUS.success)
  })

  it('finds no link that sets a password, and leaves the mailed one valid', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await shop.call(sendMail, { email, scene: 'RESET' })
    const token = await mailedToken(shop, email)
    const guess = () => randomBytes(32).toString('base64url').slice(0, token.length)
    const answers = await atOnce((at) =>
      shop.call(setPassword, { token: guess(), password: 'Stranger.2027' }, stranger(at)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toEqual([])
    expect((await shop.call(loginByEmail, { email, password: PASSWORD })).statusCode).toBe(STATUS.success)
    expect((await shop.call(setPassword, { token, password: 'Owner.2027' })).statusCode).toBe(STATUS.success)
  })
})
