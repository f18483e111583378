import { emailAccount, mailedToken, newEmail, PASSWORD } from '@test/email-account'
import { mailbox, newPolicyIds } from '@test/mailbox'
import type { TestGateway } from '@test/test-gateway'
import { activateEmail } from '@/contracts/account/activate-email'
import { bind } from '@/contracts/account/bind'
import { loginByEmail } from '@/contracts/account/login-by-email'
import type { MailScene } from '@/contracts/account/mail-scene'
import { registerByEmail } from '@/contracts/account/register-by-email'
import { sendMail } from '@/contracts/account/send-mail'
import { setPassword } from '@/contracts/account/set-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { mailedSecrets, passwords } from '../src/database/schema/emails'

const MINUTE = 60_000

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const registration = async (email: string) => {
  const policyIds = await newPolicyIds(shop)
  return shop.call(registerByEmail, { email, password: 'Another.2027', policyIds })
}
const bindTo = (email: string, as: string, verifyCode: string) =>
  shop.call(bind, { bindType: 'EMAIL', emailBindParam: { email, verifyCode } }, { as })
const send = (email: string, scene: MailScene, as?: string) =>
  shop.call(sendMail, { email, scene }, as === undefined ? {} : { as })
const logIn = (email: string, password = PASSWORD) => shop.call(loginByEmail, { email, password })

describe('data of an e-mail account', () => {
  it('stores neither passwords nor activation secrets in readable form', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    await send(email, 'RESET')
    const token = await mailedToken(shop, email)
    const { db } = shop.database
    const kept = JSON.stringify([await db.select().from(passwords), await db.select().from(mailedSecrets)])
    expect(kept).not.toContain(PASSWORD)
    expect(kept).not.toContain(token)
    expect(kept).toMatch(/scrypt\$32768\$8\$3\$/)
    expect(shop.logged.join()).not.toContain(email)
  })
})

describe('whether an address has an account', () => {
  it('appears to its owner by mail only', async () => {
    const known = newEmail()
    await emailAccount(shop, known)
    const unknown = newEmail()
    const answers = async (email: string) => {
      const again = await registration(email)
      shop.clock.advance(MINUTE)
      const reset = await send(email, 'RESET')
      const tooSoon = await send(email, 'RESET')
      return [again.statusCode, reset, tooSoon.statusCode, (await logIn(email, 'Wrong-2026')).statusCode]
    }
    expect(await answers(known)).toEqual(await answers(unknown))
    const [, toKnown = ''] = await mailbox(shop, known)
    expect(toKnown).toContain('/login-email')
    expect(await mailbox(shop, unknown)).toHaveLength(1)
    expect((await logIn(known)).data?.email).toBe(known)
  })

  it('stays hidden in the limits of mails, too', async () => {
    const known = newEmail()
    await emailAccount(shop, known)
    const codes = async (email: string) => {
      const found: number[] = []
      for (let at = 0; at < 12; at += 1) {
        shop.clock.advance(MINUTE)
        found.push((await send(email, 'RESET')).statusCode)
      }
      return found
    }
    const ofUnknown = await codes(newEmail())
    expect(ofUnknown.filter((code) => code === STATUS.success)).toHaveLength(10)
    // One mail was sent for the registration.
    expect((await codes(known)).filter((code) => code === STATUS.success)).toHaveLength(9)
  })
})

describe('guessing', () => {
  it('stops after ten passwords, at once or in sequence, and resumes later', async () => {
    const email = newEmail()
    await emailAccount(shop, email)
    const tries = await Promise.all(Array.from({ length: 14 }, () => logIn(email, 'Wrong-2026')))
    const refused = tries.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.tooManyTries)
    expect(refused).toHaveLength(4)
    expect((await logIn(email)).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
    shop.clock.advance(15 * MINUTE)
    expect((await logIn(email)).statusCode).toBe(STATUS.success)
  })

  it('stops after five mailed codes', async () => {
    const as = await shop.signIn('13500000001')
    const email = newEmail()
    await send(email, 'BIND', as)
    const code = /\d{6}/.exec((await mailbox(shop, email))[0] ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    for (let at = 0; at < 5; at += 1) {
      expect((await bindTo(email, as, wrong)).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
    }
    expect((await bindTo(email, as, code)).statusCode).toBe(BUSINESS_ERROR.tooManyTries)
  })

  it.each(['', '..', 'x'.repeat(100), "' OR 1=1 --", '__proto__'])('fails for a link: %s', async (token) => {
    const over = { statusCode: BUSINESS_ERROR.linkOver, data: null }
    expect(await shop.call(activateEmail, { token })).toMatchObject(over)
    expect(await shop.call(setPassword, { token, password: PASSWORD })).toMatchObject(over)
  })
})
