import { randomUUID } from 'node:crypto'
import { mailbox, newPolicyIds } from '@test/mailbox'
import { sentCode } from '@test/sent-code'
import type { TestGateway } from '@test/test-gateway'
import { activateEmail } from '@/contracts/account/activate-email'
import { bind } from '@/contracts/account/bind'
import { changePassword } from '@/contracts/account/change-password'
import { getProfile } from '@/contracts/account/get-profile'
import { loginByEmail } from '@/contracts/account/login-by-email'
import type { MailScene } from '@/contracts/account/mail-scene'
import { registerByEmail } from '@/contracts/account/register-by-email'
import { sendMail } from '@/contracts/account/send-mail'
import { setPassword } from '@/contracts/account/set-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { attempts } from '../src/database/schema/attempts'
import { mailedSecrets } from '../src/database/schema/emails'
import { logins } from '../src/database/schema/people'
import { removeExpired } from '../src/services/jobs/remove-expired'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PASSWORD = 'Encore-2026'
const OTHER = 'Another.2027'

let shop: TestGateway
let policyIds: string[]
beforeAll(async () => {
  shop = await createTestGateway()
  policyIds = await newPolicyIds(shop)
})
afterAll(() => shop.close())

const newEmail = () => `ann-${randomUUID().slice(0, 12)}@encore.test`
const mails = (email: string) => mailbox(shop, email)
const register = (email: string, password = PASSWORD) => shop.call(registerByEmail, { email, password, policyIds })
const send = (email: string, scene: MailScene, as?: string) =>
  shop.call(sendMail, { email, scene }, as === undefined ? {} : { as })
const logIn = (email: string, password = PASSWORD) => shop.call(loginByEmail, { email, password })
const profile = (as: string) => shop.call(getProfile, {}, { as })

/** The token of the newest link that was mailed. */
async function tokenFor(email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await mails(email))[0] ?? '')?.[1] ?? ''
}

async function newAccount(email = newEmail()) {
  await register(email)
  const { data } = await shop.call(activateEmail, { token: await tokenFor(email) })
  shop.clock.advance(MINUTE)
  return { email, as: data?.accessToken ?? '', bizUserId: data?.bizUserId ?? '' }
}

async function codeFor(email: string, as: string): Promise<string> {
  shop.clock.advance(MINUTE)
  await send(email, 'BIND', as)
  return /\d{6}/.exec((await mails(email))[0] ?? '')?.[0] ?? ''
}

const bindEmail = async (email: string, as: string, verifyCode?: string) =>
  shop.call(
    bind,
    { bindType: 'EMAIL', emailBindParam: { email, verifyCode: verifyCode ?? (await codeFor(email, as)) } },
    { as },
  )

describe('an account of an e-mail address', () => {
  it('opens by the mailed link only (LOGIN-081)', async () => {
    const email = newEmail()
    expect((await register(email)).data).toEqual({ email, needActivate: true })
    expect((await logIn(email)).statusCode).toBe(BUSINESS_ERROR.emailNotActivated)
    const [mail = ''] = await mails(email)
    expect(mail).toContain('/activate-email?token=')
    const { data } = await shop.call(activateEmail, { token: await tokenFor(email) })
    expect(data).toMatchObject({ email, loginMethod: 'EMAIL', isNewUser: true })
    expect((await logIn(email)).data).toMatchObject({ email, loginMethod: 'EMAIL', bizUserId: data?.bizUserId })
  })

  it('logs in by its address in any case, with its own password only (LOGIN-024, LOGIN-071)', async () => {
    const { email, bizUserId } = await newAccount()
    expect((await logIn(`  ${email.toUpperCase()} `)).data?.bizUserId).toBe(bizUserId)
    for (const wrong of [PASSWORD.toLowerCase(), `${PASSWORD} `, '', ' ']) {
      expect(await logIn(email, wrong)).toMatchObject({ statusCode: BUSINESS_ERROR.wrongPassword, data: null })
    }
  })

  it.each([
    ['an address that is none', { email: 'ann@encore' }, BUSINESS_ERROR.emailFormat],
    ['a short password', { password: 'Enc-1' }, BUSINESS_ERROR.passwordRules],
    ['a simple password', { password: 'encore2026' }, BUSINESS_ERROR.passwordRules],
    ['documents that were not agreed to', { policyIds: [] }, BUSINESS_ERROR.agreementNeeded],
  ])('rejects a registration with %s (LOGIN-038, LOGIN-040, LOGIN-041)', async (_what, wrong, statusCode) => {
    const input = { email: newEmail(), password: PASSWORD, policyIds, ...wrong }
    expect((await shop.call(registerByEmail, input)).statusCode).toBe(statusCode)
    expect(await mails(input.email)).toEqual([])
  })

  it('accepts only the last link, once, for a day', async () => {
    const email = newEmail()
    await register(email)
    const first = await tokenFor(email)
    shop.clock.advance(MINUTE)
    expect((await send(email, 'ACTIVATE')).data).toEqual({ nextSendSeconds: 60 })
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    const over = { statusCode: BUSINESS_ERROR.linkOver, data: null }
    expect(await shop.call(activateEmail, { token: first })).toMatchObject(over)
    const answers = await Promise.all([1, 2, 3].map(() => shop.call(activateEmail, { token: second })))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    expect(await shop.call(activateEmail, { token: second })).toMatchObject(over)
    const late = newEmail()
    await register(late)
    shop.clock.advance(24 * HOUR)
    expect(await shop.call(activateEmail, { token: await tokenFor(late) })).toMatchObject(over)
    expect((await logIn(late)).statusCode).toBe(BUSINESS_ERROR.wrongPassword)
  })

  it('requires a phone first, or its address when the shop accepts orders by e-mail', async () => {
    const { as } = await newAccount()
    expect((await profile(as)).statusCode).toBe(STATUS.needBind)
    await changeConfig({ supportEmailOrder: true })
    expect((await profile(as)).data?.email).toMatch(/@encore\.test$/)
    await changeConfig({})
    expect((await profile(as)).statusCode).toBe(STATUS.needBind)
  })
})

describe('a password', () => {
  it('resets by a mailed link, once, within half an hour, and ends every login', async () => {
    const { email, as } = await newAccount()
    await changeConfig({ supportEmailOrder: true })
    expect((await profile(as)).statusCode).toBe(STATUS.success)
    await send(email, 'RESET')
    const token = await tokenFor(email)
    expect((await shop.call(setPassword, { token, password: 'weak' })).statusCode).toBe(BUSINESS_ERROR.passwordRules)
    expect((await shop.call(setPassword, { token, password: OTHER })).data).toBe(true)
    expect((await shop.call(setPassword, { token, password: PASSWORD })).statusCode).toBe(BUSINESS_ERROR.linkOver)
    expect((await profile(as)).statusCode).toBe(STATUS.loginOut)
    expect((await logIn(email)).statusCode).toBe(BUSINESS_ERROR.wrongPassword)
    expect((await logIn(email, OTHER)).data?.email).toBe(email)
    shop.clock.advance(MINUTE)
    await send(email, 'RESET')
    const late = await tokenFor(email)
    shop.clock.advance(30 * MINUTE)
    expect((await shop.call(setPassword, { token: late, password: OTHER })).statusCode).toBe(BUSINESS_ERROR.linkOver)
    await changeConfig({})
  })

  it('rejects the link of an activation, as an activation rejects one for a password', async () => {
    const { email } = await newAccount()
    await send(email, 'RESET')
    expect((await shop.call(activateEmail, { token: await tokenFor(email) })).statusCode).toBe(BUSINESS_ERROR.linkOver)
    const waiting = newEmail()
    await register(waiting)
    const token = await tokenFor(waiting)
    expect((await shop.call(setPassword, { token, password: OTHER })).statusCode).toBe(BUSINESS_ERROR.linkOver)
    expect((await shop.call(activateEmail, { token })).data?.email).toBe(waiting)
  })

  it('changes with the current one, and ends every login', async () => {
    const as = await shop.signIn('13500000002')
    const change = (oldPassword: string, newPassword = OTHER) =>
      shop.call(changePassword, { oldPassword, newPassword }, { as })
    expect((await change('')).statusCode).toBe(BUSINESS_ERROR.noPassword)
    const email = newEmail()
    await bindEmail(email, as)
    expect((await change('')).statusCode).toBe(BUSINESS_ERROR.noPassword)
    expect((await profile(as)).data?.hasPassword).toBe(false)
    shop.clock.advance(MINUTE)
    await send(email, 'RESET')
    await shop.call(setPassword, { token: await tokenFor(email), password: PASSWORD })
    const again = (await logIn(email)).data?.accessToken ?? ''
    const changeAgain = (oldPassword: string, newPassword = OTHER) =>
      shop.call(changePassword, { oldPassword, newPassword }, { as: again })
    expect((await changeAgain(OTHER)).statusCode).toBe(BUSINESS_ERROR.wrongPassword)
    expect((await changeAgain(PASSWORD, 'weak')).statusCode).toBe(BUSINESS_ERROR.passwordRules)
    expect((await profile(again)).data?.hasPassword).toBe(true)
    expect((await changeAgain(PASSWORD)).data).toBe(true)
    expect((await profile(again)).statusCode).toBe(STATUS.loginOut)
    expect((await logIn(email, OTHER)).data?.cellphone).toBe('135****0002')
  })
})

describe('an address that is bound', () => {
  it('replaces the address of the account, and notifies the earlier one (LOGIN-068)', async () => {
    const as = await shop.signIn('13500000003')
    const [first, second] = [newEmail(), newEmail()]
    expect((await bindEmail(first, as)).data).toMatchObject({ email: first, loginMethod: 'CELLPHONE' })
    expect((await bindEmail(second, as)).data?.email).toBe(second)
    expect((await profile(as)).data?.email).toBe(second)
    expect((await mails(first))[0]).toContain('已改绑其他邮箱')
    const { bizUserId } = await newAccount(first)
    expect(bizUserId).not.toBe('')
  })

  it('stays with its account, however it is requested', async () => {
    const { email } = await newAccount()
    const as = await shop.signIn('13500000004')
    expect((await bindEmail(email, as)).statusCode).toBe(BUSINESS_ERROR.emailTaken)
    expect((await send(newEmail(), 'BIND')).statusCode).toBe(STATUS.notLogin)
    const other = newEmail()
    const code = await codeFor(other, as)
    expect((await bindEmail(email, as, code)).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
    const missing = await shop.call(bind, { bindType: 'EMAIL' }, { as })
    expect(missing.statusCode).toBe(BUSINESS_ERROR.badInput)
  })

  it('moves to the account of a phone, with its password, unless that has an address', async () => {
    const own = await newAccount()
    await shop.signIn('13500000005')
    const joined = await bindPhone(own.as, '13500000005')
    expect(joined.data).toMatchObject({ email: own.email, cellphone: '135****0005' })
    expect((await logIn(own.email)).data?.bizUserId).toBe(joined.data?.bizUserId)
    const second = await newAccount()
    expect((await bindPhone(second.as, '13500000005')).statusCode).toBe(BUSINESS_ERROR.phoneTaken)
    expect((await logIn(second.email)).data?.bizUserId).toBe(second.bizUserId)
  })
})

describe('offers of a shop', () => {
  it('rejects users signed in by another method (LOGIN-047)', async () => {
    const { email, as } = await newAccount()
    const phone = await shop.signIn('13500000008')
    const only = (method: 'EMAIL' | 'CELLPHONE') => [
      { langTag: 'zh-CN', langName: '简体中文', loginMethod: [method] },
      { langTag: 'en-US', langName: 'English', loginMethod: [] },
    ]
    await changeConfig({ supportLanguages: only('CELLPHONE'), supportEmailOrder: true })
    expect((await logIn(email)).statusCode).toBe(BUSINESS_ERROR.loginNotOffered)
    expect((await register(newEmail())).statusCode).toBe(BUSINESS_ERROR.loginNotOffered)
    expect((await profile(as)).statusCode).toBe(STATUS.languageMismatch)
    expect((await profile(phone)).statusCode).toBe(STATUS.success)
    const inEnglish = await shop.call(getProfile, {}, { as, headers: { locale: 'en' } })
    expect(inEnglish.statusCode).toBe(STATUS.success)
    await changeConfig({ supportLanguages: only('EMAIL'), supportEmailOrder: true })
    expect((await profile(as)).statusCode).toBe(STATUS.success)
    expect((await profile(phone)).statusCode).toBe(STATUS.languageMismatch)
    await changeConfig({})
  })
})

describe('ended offers', () => {
  it('expire: mails after a day, with their addresses', async () => {
    await register(newEmail())
    shop.clock.advance(24 * HOUR + MINUTE)
    await removeExpired({ db: shop.database.db, clock: shop.clock })
    const { db } = shop.database
    expect([await db.$count(mailedSecrets), await db.$count(attempts)]).toEqual([0, 0])
    expect(await db.$count(logins)).toBeGreaterThan(0)
  })
})

async function changeConfig(config: object): Promise<void> {
  await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { config } })
}

/** Binds a phone with the code that is sent to it. */
async function bindPhone(as: string, cellphone: string) {
  const verifyCode = await sentCode(shop, cellphone)
  const cellphoneBindParam = { cellphone, countryCode: '86', verifyCode }
  return shop.call(bind, { bindType: 'CELLPHONE', cellphoneBindParam }, { as })
}
