import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { bindPhone } from '@/contracts/account/bind-phone'
import { loginWithCode } from '@/contracts/account/login-with-code'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { STATUS } from '@/contracts/envelope'
import { getJsapiSignature } from '@/contracts/link/get-jsapi-signature'
import { allowMessages } from '@/contracts/message/allow-messages'
import { listMessageTemplates } from '@/contracts/message/list-message-templates'
import { AppVendors, TokenIssuerVendor } from '../../__tests__/vendors/app-vendors'
import { allowedMessages } from '../src/database/schema/marketing'
import { outbox } from '../src/database/schema/shop'
import { sendMessage } from '../src/services/messages/messages'

const HOUR = 3_600_000
const APP = { appId: 'app-of-harbour', secret: 'planted-app-secret' }
const NONCE = 'nonce-of-this-login'
const CLIENT = 'harbour.apps.example'
const TEMPLATES = `
weapp:
  ORDER_PAID: { template: T-weapp, values: { thing1: show, amount2: amount } }
tt:
  ORDER_PAID: { template: T-tt, values: { thing1: show } }
xhs:
  ORDER_PAID: { template: T-xhs, values: { thing1: show } }
`

let vendors: AppVendors
let issuer: TokenIssuerVendor
let shop: TestGateway
const folder = mkdtempSync(path.join(os.tmpdir(), 'encore-apps-'))
const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

beforeAll(async () => {
  vendors = new AppVendors(APP)
  issuer = new TokenIssuerVendor()
  const url = await vendors.server.listen()
  const app = { appId: APP.appId, secretFile: file('secret', APP.secret), url }
  const key = vendors.douyinKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  shop = await createTestGateway({
    sandbox: false,
    apps: { weapp: app, wechatAccount: app, tt: app, ttKeyFile: file('douyin.pem', key), xhs: app },
    issuers: { google: { clientId: CLIENT, keysUrl: await issuer.server.listen() } },
    messages: { templatesFile: file('templates.yaml', TEMPLATES) },
  })
})
afterEach(() => {
  Object.assign(vendors.server, { faults: [], isDown: false, calls: [] })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await vendors.server.close()
  await issuer.server.close()
  await shop.close()
})

const MINIS = ['WEIXIN_MINI', 'DOUYIN_MINI', 'XHS_MINI'] as const
let codes = 0
const login = (src: string, name = 'fan') => {
  codes += 1
  return shop.call(loginWithCode, { code: `${name}.${codes}`, appId: APP.appId }, { src })
}

describe.each(MINIS)('users of %s (issue 47)', (src) => {
  const prove = async (phone: string) => {
    const { data } = await login(src, `user-of-${src}`)
    const { openId = '', sessionKey = '' } = data ?? {}
    const proof = src === 'XHS_MINI' ? vendors.encryptedPhone(phone) : { authCode: phone }
    return shop.call(bindPhone, { ...proof, appId: APP.appId, openId, sessionKey }, { src })
  }

  it('log in by a code, once, and prove their phone', async () => {
    const phone = `1391000000${MINIS.indexOf(src)}`
    const { data } = await prove(phone)
    expect(data?.cellphone ?? JSON.stringify(data)).toContain(phone.slice(-4))
    // The vendor's name leads to the account from now on.
    expect((await login(src, `user-of-${src}`)).data?.login).toBeDefined()
  })

  it('get a refusal without details for a used code, a broken vendor and one that is down', async () => {
    const input = { code: 'same.1', appId: APP.appId }
    await shop.call(loginWithCode, input, { src })
    const answers = [await shop.call(loginWithCode, input, { src })]
    for (const fault of ['error', 'half', 'down'] as const) {
      vendors.server.faults = [fault]
      answers.push(await login(src))
    }
    for (const { statusCode, comments, data } of answers) {
      expect([statusCode === STATUS.success, data]).toEqual([false, null])
      expect(comments).toBe('暂不支持平台快捷登录，请用手机号登录')
    }
  })

  it('never learn the key of the vendor', async () => {
    const { data } = await login(src)
    expect(JSON.stringify(data)).not.toContain(vendors.sessionKey)
  })

  it('receive a message that they allowed, by the template of the merchant', async () => {
    const as = await shop.signIn('13955550000')
    const { data: templates } = await shop.call(listMessageTemplates, {}, { as, src })
    const [template] = templates ?? []
    expect(template?.templateId).toMatch(/^T-/)
    const openId = `o-reader-${src}`
    await shop.call(allowMessages, { templateIds: [template?.templateId ?? ''], openId }, { as, src })
    const [allowed] = await shop.database.db.select().from(allowedMessages).where(eq(allowedMessages.openId, openId))
    const text = { locale: 'zh-CN', key: 'message.orderPaid', values: { show: '海上', amount: '60' } } as const
    const context = { db: shop.database.db, clock: shop.clock }
    expect(await sendMessage(context, allowed?.userId ?? '', 'ORDER_PAID', text, { event: `test ${src}` })).toBe(true)
    await shop.runJobs()
    expect(vendors.messages.filter((message) => message.openId === openId)).toHaveLength(1)
    expect(JSON.stringify(vendors.messages)).toContain('海上')
    const sent = (await shop.database.db.select().from(outbox)).filter(({ recipient }) => recipient === openId)
    expect(sent.map(({ state, content }) => [state, content])).toEqual([['SENT', '']])
  })
})

describe('a phone that a vendor proves (issue 47)', () => {
  it('counts for this app and this login alone', async () => {
    const { data } = await login('XHS_MINI', 'owner')
    const { openId = '', sessionKey = '' } = data ?? {}
    const of = (proof: object, key = sessionKey) =>
      shop.call(bindPhone, { ...proof, appId: APP.appId, openId, sessionKey: key }, { src: 'XHS_MINI' })
    const other = await of(vendors.encryptedPhone('13900000001', 'another-app'))
    const foreign = await of(vendors.encryptedPhone('13900000001'), 'another-session')
    expect([other.data, foreign.data]).toEqual([null, null])
    expect((await of(vendors.encryptedPhone('13900000001'))).statusCode).toBe(STATUS.success)
  })
})

describe('access tokens (issue 47)', () => {
  it('serve many calls after one fetch, and end before their time', async () => {
    await shop.database.db.execute(sql`DELETE FROM vendor_tokens`)
    const before = vendors.tokens.get('xhs')?.length ?? 0
    await Promise.all(Array.from({ length: 8 }, () => login('XHS_MINI')))
    expect(vendors.tokens.get('xhs')).toHaveLength(before + 1)
    shop.clock.advance(2 * HOUR - 60_000)
    await login('XHS_MINI')
    expect(vendors.tokens.get('xhs')).toHaveLength(before + 2)
  })

  it('change when the vendor has ended them', async () => {
    const proof = { authCode: '13922220000', appId: APP.appId }
    await shop.call(bindPhone, proof, { src: 'WEIXIN_MINI' })
    vendors.tokens.set('wechat', [...(vendors.tokens.get('wechat') ?? []), 'fetched-elsewhere'])
    const { statusCode } = await shop.call(bindPhone, { ...proof, authCode: '13922220001' }, { src: 'WEIXIN_MINI' })
    expect(statusCode).toBe(STATUS.success)
  })
})

describe('pages in WeChat (issue 47)', () => {
  it('get a signature without the ticket', async () => {
    const { data } = await shop.call(getJsapiSignature, { url: 'https://shop.test/' })
    expect(data).toMatchObject({ appId: APP.appId, signature: expect.stringMatching(/^[\da-f]{40}$/) })
    expect(JSON.stringify(data)).not.toContain('ticket-of-pages')
  })
})

describe('tokens of Google (issue 47)', () => {
  const claims = (change: object = {}) => {
    const now = Math.floor(shop.clock.now() / 1000)
    const own = {
      iss: 'https://accounts.google.com',
      aud: CLIENT,
      sub: 'g-1',
      email: 'g@example.com',
      email_verified: true,
    }
    return { ...own, nonce: NONCE, iat: now, exp: now + 300, ...change }
  }
  const enter = (credential: string) =>
    shop.call(loginWithGoogle, { credential, googleCsrfToken: NONCE }, { src: 'M_WEB' })

  it('log in by keys that are fetched, once, and after a new key', async () => {
    const first = issuer.token(claims())
    expect((await enter(first)).comments).toBe('')
    await shop.database.db.execute(sql`DELETE FROM used_proofs`)
    expect((await enter(first)).statusCode).toBe(STATUS.success)
    expect(issuer.server.calls).toHaveLength(1)
    issuer.rotate()
    shop.clock.advance(2 * 60_000)
    await shop.database.db.execute(sql`DELETE FROM used_proofs`)
    expect((await enter(issuer.token(claims()))).statusCode).toBe(STATUS.success)
  })

  it.each([
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end in the past', { exp: 1 }],
  ])('end with a refusal for %s', async (_name, change) => {
    expect((await enter(issuer.token(claims(change)))).comments).toBe('登录未通过验证，请重新登录')
  })

  it('end with a refusal for the key of a stranger, at the price of one fetch a minute', async () => {
    const calls = issuer.server.calls.length
    const stranger = new TokenIssuerVendor()
    stranger.rotate()
    stranger.rotate()
    for (let at = 0; at < 5; at += 1)
      expect((await enter(stranger.token(claims({ sub: `s-${at}` })))).comments).toBe('登录未通过验证，请重新登录')
    expect(issuer.server.calls.length - calls).toBeLessThanOrEqual(1)
  })
})

describe('secrets of apps (issue 47)', () => {
  it('appear in no log, whatever the vendors do', async () => {
    for (const fault of ['error', 'lost', 'half', 'down'] as const) {
      vendors.server.faults = [fault]
      await login('WEIXIN_MINI')
    }
    const planted = [APP.secret, vendors.sessionKey, ...[...vendors.tokens.values()].flat(), '13922220000']
    const log = shop.logged.join('')
    expect(planted.filter((secret) => log.includes(secret))).toEqual([])
  })
})
