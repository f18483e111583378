import { connect } from 'node:net'
import { promisify } from 'node:util'
import type { TestGateway } from '@test/test-gateway'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { getLayout } from '@/contracts/layout/get-layout'
import { listCategories } from '@/contracts/show/list-categories'
import { users } from '../src/database/schema/people'
import { outbox } from '../src/database/schema/shop'
import { createServer } from '../src/http/server'
import { createLog } from '../src/operations/log'
import { routes } from '../src/routes'

const CALLERS = 300
const HOME = `${rootPathOf(getLayout)}?page=HOME`
const LIST = rootPathOf(listCategories)
const CAPTCHA = `${rootPathOf(getPhotoCaptcha)}?scene=LOGIN`

describe('a caller who calls too often', () => {
  let shop: TestGateway
  beforeEach(async () => {
    shop = await createTestGateway({ callsPerMinute: 100, trustedProxies: '10.0.0.1' })
  })
  afterEach(() => shop.close())

  const call = (url: string, remoteAddress: string, headers = {}) =>
    shop.gateway.inject({ url, remoteAddress, headers })

  async function callTimes(times: number, url: string, remoteAddress: string): Promise<number[]> {
    const codes: number[] = []
    for (let count = 0; count < times; count += 1) codes.push((await call(url, remoteAddress)).statusCode)
    return codes
  }

  it.each([
    ['zh', '操作太频繁了，请稍后再试'],
    ['zh-MO', '操作太頻繁了，請稍後再試'],
    ['en', 'Too many requests. Try again in a moment.'],
  ])('receives the time of the next attempt (%s)', async (lang, comments) => {
    expect(new Set(await callTimes(100, LIST, '1.2.3.4'))).toEqual(new Set([200]))
    const refused = await call(`${LIST}?lang=${lang}`, '1.2.3.4')
    expect(refused.json()).toEqual({ statusCode: 429, mode: 10, comments, data: null })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(LIST, '1.2.3.5')).statusCode).toBe(200)
    expect((await call('/health', '1.2.3.4')).statusCode).toBe(200)
  })

  it('may call costly endpoints fifty times less often', async () => {
    expect(await callTimes(3, CAPTCHA, '1.2.3.4')).toEqual([200, 200, 429])
    expect(await callTimes(1, LIST, '1.2.3.4')).toEqual([200])
  })

  it('meets limits on messages, secrets and riddles', () => {
    const costly = routes.filter(({ isCostly }) => isCostly).map(({ endpoint }) => rootPathOf(endpoint))
    expect(costly.sort()).toEqual([
      '/gateway/home/pub/v1/short_codes/generate_code',
      '/gateway/show/buyer/v3/privilege/verify',
      '/gateway/trade/buyer/v3/share',
      '/gateway/trade/buyer/v3/voucher/:id/id_card',
      '/gateway/trade/buyer/v3/voucher/bind',
      '/gateway/trade/pub/v3/captcha/check',
      '/gateway/trade/pub/v3/captcha/record',
      '/gateway/trade/pub/v3/voucher/bind_preview',
      '/gateway/user/buyer/v3/account/cancel',
      '/gateway/user/buyer/v3/account/export',
      '/gateway/user/buyer/v3/bind',
      '/gateway/user/buyer/v3/coupons/exchange',
      '/gateway/user/buyer/v3/password',
      '/gateway/user/pub/v3/apple/login',
      '/gateway/user/pub/v3/bind_phone',
      '/gateway/user/pub/v3/channel/login',
      '/gateway/user/pub/v3/email/activate',
      '/gateway/user/pub/v3/email/login',
      '/gateway/user/pub/v3/email/register',
      '/gateway/user/pub/v3/email/send',
      '/gateway/user/pub/v3/email/set_password',
      '/gateway/user/pub/v3/google/login',
      '/gateway/user/pub/v3/login_or_register',
      '/gateway/user/pub/v3/middle_verify',
      '/gateway/user/pub/v3/photo_captcha',
      '/gateway/user/pub/v3/refresh_token',
      '/gateway/user/pub/v3/verify_codes',
      '/gateway/user/pub/v3/weixin/login',
      '/gateway/user/pub/v3/work_permits/projects/:code',
    ])
  })

  it('counts by the address of a trusted proxy only', async () => {
    const viaProxy = (client: string) => call(CAPTCHA, '10.0.0.1', { 'x-forwarded-for': client })
    for (const client of ['5.5.5.1', '5.5.5.2', '5.5.5.3']) expect((await viaProxy(client)).statusCode).toBe(200)
    const codes: number[] = []
    for (const client of ['7.7.7.1', '7.7.7.2', '7.7.7.3']) {
      codes.push((await call(CAPTCHA, '6.6.6.6', { 'x-forwarded-for': client })).statusCode)
    }
    expect(codes).toEqual([200, 200, 429])
  })
})

describe('codes by message', () => {
  it('go out once to one number for calls at the same time', async () => {
    const shop = await createTestGateway()
    const request = async () => {
      const { data } = await shop.call(getPhotoCaptcha, { scene: 'LOGIN' })
      return data?.captchaId ?? ''
    }
    const ids = await Promise.all(Array.from({ length: 25 }, request))
    const open: { id: string; answer: string }[] = (await shop.gateway.inject('/sandbox/api/captchas')).json()
    const answers = await Promise.all(
      ids.map((captchaId) => {
        const captchaCode = open.find(({ id }) => id === captchaId)?.answer ?? ''
        const phone = { cellphone: '13800138000', countryCode: '86', scene: 'LOGIN' as const }
        return shop.call(sendVerifyCode, { ...phone, captchaId, captchaCode })
      }),
    )
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.tooManyCodes)).toHaveLength(24)
    expect(await shop.database.db.select().from(outbox)).toHaveLength(1)
    await shop.close()
  })
})

describe('a connection', () => {
  it.each([
    ['head', 'POST / HTTP/1.1\r\nhost: localhost\r\n'],
    ['body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"a"'],
  ])('closes when its %s does not end', async (_part, sent) => {
    const app = createServer({ log: createLog('silent'), arrivesWithin: { head: 100, whole: 200 } })
    app.post('/', () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      socket.on('error', reject)
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => resolve(text))
      socket.write(sent)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await app.close()
  })

  it('may take ten seconds for the head of a request and thirty for all of it', () => {
    const { server } = createServer({ log: createLog('silent') })
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
  })
})

/** Asks for the home page and hangs up at once, or when the answer begins to come. */
function callAndHangUp(port: number, atOnce: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', () => socket.destroy())
    socket.write(`GET ${HOME} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`, () => {
      if (atOnce) setImmediate(() => socket.destroy())
    })
  })
}

describe('callers who hang up', () => {
  it('release their places to the next, whenever they hang up', async () => {
    const shop = await createTestGateway()
    const port = Number(new URL(await shop.listen()).port)
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_none, index) => callAndHangUp(port, (round + index) % 2 === 0)))
    }
    expect((await shop.gateway.inject(HOME)).statusCode).toBe(200)
    await shop.close()
  })

  it('cost no work', async () => {
    const shop = await createTestGateway()
    const origin = await shop.listen()
    const as = await shop.signIn()
    const hangUp = new AbortController()
    const create = (index: number) =>
      fetch(`${origin}${rootPathOf(createAttendee)}`, {
        method: 'POST',
        signal: hangUp.signal,
        headers: { 'content-type': 'application/json', 'access-token': as },
        body: JSON.stringify({ name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: `E${1_000_000 + index}` }),
      })
    let arrived = 0
    const { server } = shop.gateway
    server.on('request', () => {
      arrived += 1
    })
    const connections = promisify(server.getConnections.bind(server))
    await shop.database.db.transaction(async (tx) => {
      // Requirements of the calls, occupied while they wait.
      await tx.select().from(users).for('update')
      const calls = Promise.allSettled(Array.from({ length: CALLERS }, (_none, index) => create(index)))
      while (arrived < CALLERS) await new Promise(setImmediate)
      hangUp.abort()
      await calls
      while ((await connections()) > 0) await new Promise(setImmediate)
    })
    const { data } = await shop.call(listAttendees, { offset: 0, length: 10 }, { as })
    expect(data?.total).toBeLessThanOrEqual(20)
    await shop.close()
  })
})
