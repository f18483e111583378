import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { desc } from 'drizzle-orm'
import { endLogin } from '@/contracts/account/end-login'
import { endOtherLogins } from '@/contracts/account/end-other-logins'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { getProfile } from '@/contracts/account/get-profile'
import { listLogins } from '@/contracts/account/list-logins'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { verifyMiddleLink } from '@/contracts/account/verify-middle-link'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { DAY_MS } from '../src/clock'
import { photoCaptchas } from '../src/database/schema/people'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

let phones = 0
const newPhone = () => {
  phones += 1
  return `1360000${String(phones).padStart(4, '0')}`
}

const outbox = async (): Promise<{ kind: string; content: string }[]> =>
  (await shop.gateway.inject({ url: '/sandbox/api/outbox' })).json()

async function captcha(kind: 'PICTURE' | 'QUESTION' = 'PICTURE', locale = 'zh') {
  const { data } = await shop.call(getPhotoCaptcha, { scene: 'LOGIN', kind }, { headers: { locale } })
  const [newest] = await shop.database.db.select().from(photoCaptchas).orderBy(desc(photoCaptchas.expiresAt))
  return { captchaId: data?.captchaId ?? '', question: data?.question, captchaCode: newest?.answer ?? '' }
}

/** Logs in by a code as a person does, on a device of this kind. */
async function logIn(cellphone: string, src: string): Promise<string> {
  shop.clock.advance(61_000)
  const phone = { cellphone, countryCode: '86' }
  const { captchaId, captchaCode } = await captcha()
  await shop.call(sendVerifyCode, { ...phone, captchaId, captchaCode, scene: 'LOGIN' })
  const [{ content } = { content: '' }] = await outbox()
  const verifyCode = /\d{6}/.exec(content)?.[0] ?? ''
  const { data } = await shop.call(loginOrRegister, { ...phone, verifyCode }, { headers: { src } })
  return data?.accessToken ?? ''
}

const devices = async (as: string) => (await shop.call(listLogins, {}, { as })).data ?? []
const newDeviceMessages = async () => (await outbox()).filter(({ content }) => content.includes('新设备'))

describe('the devices of a user', () => {
  it('list the current one first', async () => {
    const phone = newPhone()
    await logIn(phone, 'WEIXIN_MINI')
    const as = await logIn(phone, 'PC_WEB')
    const list = await devices(as)
    expect(list.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['电脑浏览器', true],
      ['微信小程序', false],
    ])
    expect(list[0]?.loginTime).toBe(shop.clock.now())
  })

  it('log out one by one', async () => {
    const phone = newPhone()
    const lost = await logIn(phone, 'WEIXIN_MINI')
    const as = await logIn(phone, 'PC_WEB')
    const [, other] = await devices(as)
    expect((await shop.call(endLogin, { id: other?.id ?? '' }, { as })).data).toBe(true)
    expect((await shop.call(getProfile, {}, { as: lost })).statusCode).toBe(STATUS.loginOut)
    expect(await devices(as)).toHaveLength(1)
  })

  it('log out all but the current one', async () => {
    const phone = newPhone()
    const others = [await logIn(phone, 'WEIXIN_MINI'), await logIn(phone, 'ALIPAY_MINI')]
    const as = await logIn(phone, 'PC_WEB')
    await shop.call(endOtherLogins, {}, { as })
    for (const other of others) {
      expect((await shop.call(getProfile, {}, { as: other })).statusCode).toBe(STATUS.loginOut)
    }
    expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(STATUS.success)
  })

  it('reject those of another user', async () => {
    const [theirs] = await devices(await logIn(newPhone(), 'PC_WEB'))
    const stranger = await Person.join(shop)
    const answer = await shop.call(endLogin, { id: theirs?.id ?? '' }, { as: stranger.as })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
  })
})

describe('a login on a new device', () => {
  it('sends a message, unlike one on a known device', async () => {
    const phone = newPhone()
    const before = (await newDeviceMessages()).length
    await logIn(phone, 'WEIXIN_MINI')
    expect(await newDeviceMessages()).toHaveLength(before)
    await logIn(phone, 'PC_WEB')
    expect(await newDeviceMessages()).toHaveLength(before + 1)
    await logIn(phone, 'PC_WEB')
    expect(await newDeviceMessages()).toHaveLength(before + 1)
  })
})

describe('the link of such a message (LOGIN-015)', () => {
  async function token(): Promise<string> {
    const phone = newPhone()
    await logIn(phone, 'WEIXIN_MINI')
    await logIn(phone, 'PC_WEB')
    const [message] = await newDeviceMessages()
    return /token=([\w-]+)/.exec(message?.content ?? '')?.[1] ?? ''
  }
  const follow = async (name: string) => (await shop.call(verifyMiddleLink, { token: name })).data

  it('opens the devices once', async () => {
    const name = await token()
    expect(await follow(name)).toEqual({ pass: true, redirect: expect.stringContaining('account-safe') })
    expect(await follow(name)).toEqual({ pass: false, redirect: '' })
  })

  it('works once when followed twice at the same moment', async () => {
    const name = await token()
    const answers = await Promise.all([follow(name), follow(name), follow(name)])
    expect(answers.filter((answer) => answer?.pass)).toHaveLength(1)
  })

  it('expires after a day', async () => {
    const name = await token()
    shop.clock.advance(DAY_MS)
    expect(await follow(name)).toEqual({ pass: false, redirect: '' })
  })

  it('rejects guesses', async () => {
    expect(await follow('x'.repeat(43))).toEqual({ pass: false, redirect: '' })
  })
})

describe('the question in place of a picture (LOGIN-004)', () => {
  it.each([
    ['zh', /加.*等于多少/],
    ['zh-MO', /加.*等於多少/],
    ['en', /What is [a-z]+ plus [a-z]+\?/],
  ])('shows a text question in %s, and sends a code for a right answer', async (locale, words) => {
    const { question, ...answer } = await captcha('QUESTION', locale)
    expect(question).toMatch(words)
    expect(question).not.toMatch(/\d/)
    const input = { cellphone: newPhone(), countryCode: '86', scene: 'LOGIN', ...answer } as const
    expect((await shop.call(sendVerifyCode, input)).statusCode).toBe(STATUS.success)
  })

  it('rejects a wrong answer', async () => {
    const { captchaId } = await captcha('QUESTION')
    const input = { cellphone: newPhone(), countryCode: '86', captchaId, captchaCode: '0', scene: 'LOGIN' } as const
    expect((await shop.call(sendVerifyCode, input)).statusCode).toBe(BUSINESS_ERROR.wrongCaptcha)
  })
})
