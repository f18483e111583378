import { MessageShop, type MessageVendorName, SECRETS } from '@test/message-shop'
import { sql } from 'drizzle-orm'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { photoCaptchas } from '../src/database/schema/people'
import { sendMessages } from '../src/services/messages/send-messages'
import type { MessageText } from '../src/texts/message-texts'

const MINUTE = 60_000
const CODE: MessageText = { locale: 'zh-CN', key: 'payment.code', values: { code: '482913' } }
const LATE: MessageText = { locale: 'en-US', key: 'refund.late', values: { order: '20261', amount: '60' } }

let messages: MessageShop
afterEach(() => messages.clear())

describe.each<[MessageVendorName]>([['aliyun'], ['tencent'], ['webhook']])(
  'text messages by %s (issue 47)',
  (vendor) => {
    beforeAll(async () => {
      messages = await MessageShop.open(vendor)
    })
    afterAll(() => messages.close())

    const server = () => messages[vendor].server
    const count = () => (vendor === 'webhook' ? messages.webhook.taken.size : messages[vendor].sent.length)

    it('arrive once, signed, and leave no text behind (O3)', async () => {
      await messages.put({ text: CODE })
      await messages.shop.runJobs()
      await messages.shop.runJobs()
      expect(await messages.states()).toEqual(['SENT'])
      expect(count()).toBe(1)
      expect(
        JSON.stringify(vendor === 'webhook' ? [...messages.webhook.taken.values()] : messages[vendor].sent),
      ).toContain('482913')
      expect(JSON.stringify(await messages.rows())).not.toContain('482913')
    })

    it('go out again when the vendor certainly has none', async () => {
      server().faults = ['error', 'error']
      await messages.put({ text: CODE })
      await messages.pass(0)
      expect(await messages.states()).toEqual(['QUEUED HTTP_503'])
      await messages.pass(30_000, 3)
      expect([await messages.states(), count()]).toEqual([['SENT'], 1])
    })

    it('never arrive twice when the answer is lost or cut', async () => {
      for (const fault of ['lost', 'half'] as const) {
        server().faults = [fault]
        await messages.put({ text: CODE })
        await messages.pass(30_000, 3)
      }
      // The webhook recognizes repetitions by their id; text messages are given up.
      const end = vendor === 'webhook' ? 'SENT' : 'FAILED UNREACHABLE'
      expect([await messages.states(), count()]).toEqual([[end, end], 2])
    })

    it('end as refused with the code of the vendor', async () => {
      await messages.put({ text: CODE, recipient: '+86 13912340000' })
      await messages.pass(MINUTE, 3)
      const codes = {
        aliyun: 'isv.MOBILE_NUMBER_ILLEGAL',
        tencent: 'InvalidParameterValue.IncorrectPhoneNumber',
        webhook: 'HTTP_422',
      }
      expect(await messages.states()).toEqual([`REFUSED ${codes[vendor]}`])
      expect(server().calls).toHaveLength(1)
    })

    it('leave by one of several processes', async () => {
      await messages.put({ text: CODE })
      await messages.put({ text: LATE })
      const { database, clock, providers } = messages.shop
      const trade = { db: database.db, clock, providers }
      await Promise.all([sendMessages(trade), sendMessages(trade), sendMessages(trade)])
      expect(server().calls).toHaveLength(2)
    })

    it('report an event once', async () => {
      expect(await messages.put({ text: LATE, event: 'late-payment 1' })).toBe(true)
      expect(await messages.put({ text: LATE, event: 'late-payment 1' })).toBe(false)
      await messages.pass(MINUTE, 2)
      expect([await messages.states(), count()]).toEqual([['SENT'], 1])
    })

    it('stay single after a process that died while it sent', async () => {
      await messages.put({ text: CODE })
      await messages.shop.database.db.execute(
        sql`UPDATE outbox SET state = 'SENDING', attempts = 1, due_at = ${messages.shop.clock.now() + MINUTE}`,
      )
      await messages.pass(MINUTE / 2)
      expect(await messages.states()).toEqual(['SENDING'])
      await messages.pass(MINUTE, 2)
      expect(await messages.states()).toEqual([vendor === 'webhook' ? 'SENT' : 'FAILED INTERRUPTED'])
    })

    it('wait for a vendor that is down for an hour, unless their time is over', async () => {
      await server().close()
      await messages.put({ text: CODE, usefulMs: 5 * MINUTE })
      await messages.put({ text: LATE })
      await messages.pass(10 * MINUTE, 6)
      expect((await messages.states()).sort()).toEqual(['FAILED EXPIRED', 'QUEUED NOT_CONNECTED'])
      expect(JSON.stringify(await messages.rows())).not.toContain('482913')
    })
  },
)

describe('mail by SMTP (issue 47)', () => {
  beforeAll(async () => {
    messages = await MessageShop.open('aliyun')
  })
  afterAll(() => messages.close())

  const MAIL = { kind: 'EMAIL', channel: 'EMAIL' as const, recipient: 'fan@example.com', text: LATE }

  it('arrives with subject, sender and text', async () => {
    await messages.put(MAIL)
    await messages.put({ ...MAIL, text: CODE })
    await messages.pass(0)
    expect(await messages.states()).toEqual(['SENT', 'SENT'])
    const mail = messages.smtp.mails.find(({ data }) => data.includes('About your orders'))
    expect(mail).toMatchObject({ from: 'tickets@harbour.test', to: 'fan@example.com' })
    expect(mail?.data).toMatch(/From: Harbour <tickets@harbour.test>/)
    expect(mail?.data).toContain('20261')
  })

  it.each([
    [{ at: 'CONNECT', answer: '421 busy' }, ['SENT'], 1],
    [{ at: 'CONNECT', answer: 'cut' }, ['SENT'], 1],
    [{ at: 'AUTH', answer: '535 not now' }, ['SENT'], 1],
    [{ at: 'RCPT', answer: '450 later' }, ['SENT'], 1],
    [{ at: 'RCPT', answer: '550 nobody' }, ['REFUSED SMTP_550'], 0],
    [{ at: '.', answer: '452 full' }, ['SENT'], 1],
    [{ at: '.', answer: 'cut' }, ['FAILED ECONNECTION'], 1],
  ] as const)('ends right after %j', async (fault, states, mails) => {
    messages.smtp.faults = [{ ...fault }]
    await messages.put(MAIL)
    await messages.pass(MINUTE, 3)
    expect([await messages.states(), messages.smtp.mails.length]).toEqual([states, mails])
  })
})

describe('a shop with vendors of messages (issue 47)', () => {
  beforeAll(async () => {
    messages = await MessageShop.open('tencent')
  })
  afterAll(() => messages.close())

  it('offers logins by phone and e-mail, and sends the code of one', async () => {
    const { shop } = messages
    const ready = (await shop.gateway.inject('/ready')).json<{ missing: string[] }>().missing.join('\n')
    expect(ready).not.toMatch(/SMS|mail/)
    const { data } = await shop.call(getPhotoCaptcha, { scene: 'LOGIN' })
    const [captcha] = await shop.database.db.select().from(photoCaptchas)
    const captchaCode = captcha?.answer ?? ''
    const input = { cellphone: '13912345678', countryCode: '86', captchaId: data?.captchaId ?? '', captchaCode }
    const { comments } = await shop.call(sendVerifyCode, { ...input, scene: 'LOGIN' })
    expect(comments).toBe('')
    await messages.pass(0)
    expect(messages.tencent.sent).toEqual([
      {
        phone: '+8613912345678',
        sign: '海上剧场',
        template: 'SMS_1',
        values: [expect.stringMatching(/^\d{6}$/)],
        mark: expect.any(String),
      },
    ])
  })

  it('counts unsent and failed messages for monitoring', async () => {
    messages.tencent.server.isDown = true
    await messages.put({ text: CODE })
    await messages.put({ text: { ...CODE, key: 'device.new' } })
    await messages.pass(0)
    const metrics = (await messages.shop.gateway.inject('/metrics')).body
    expect(metrics).toContain('shop_messages{state="FAILED"} 1')
    // No template of the vendor has this text.
    expect(metrics).toContain('shop_messages{state="REFUSED"} 1')
  })

  it('writes no secret and nothing of a message into its log and its answers', async () => {
    messages.tencent.server.faults = ['error', 'lost']
    await messages.put({ text: CODE })
    await messages.put({ text: CODE, channel: 'EMAIL', recipient: 'planted@example.com' })
    messages.smtp.faults = [{ at: '.', answer: 'cut' }]
    await messages.pass(MINUTE, 3)
    const metrics = (await messages.shop.gateway.inject('/metrics')).body
    const ready = (await messages.shop.gateway.inject('/ready')).body
    const written = [...messages.shop.logged, metrics, ready].join('\n')
    for (const planted of [SECRETS.sms, SECRETS.mail, '482913', '13912345678', 'planted@example.com'])
      expect(written).not.toContain(planted)
  })
})
