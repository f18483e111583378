import type { TestGateway } from '@test/test-gateway'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { recordCaptcha } from '@/contracts/risk/record-captcha'
import { attempts, knownCallers } from '../src/database/schema/attempts'
import { idempotencyKeys } from '../src/database/schema/idempotency-keys'
import { seatLocks, seats } from '../src/database/schema/inventory'
import { shortCodes } from '../src/database/schema/marketing'
import {
  logins,
  photoCaptchas,
  riskCaptchas,
  usedProofs,
  users,
  vendorAccounts,
  verifyCodes,
} from '../src/database/schema/people'
import { outbox } from '../src/database/schema/shop'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { removeExpired } from '../src/services/jobs/remove-expired'
import { putIntoOutbox } from '../src/services/messages/outbox'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TABLES = { photoCaptchas, riskCaptchas, usedProofs, verifyCodes, attempts, shortCodes, logins, knownCallers }

describe('ended coupons and memberships', () => {
  let shop: TestGateway
  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  /** Number of rows of each table. */
  async function counts() {
    const { db } = shop.database
    const found: Record<string, number> = {}
    for (const [name, table] of Object.entries(TABLES)) found[name] = await db.$count(table)
    return found
  }

  async function sweep(): Promise<void> {
    while ((await removeExpired({ db: shop.database.db, clock: shop.clock })) > 0);
  }

  async function fill(): Promise<void> {
    const { db } = shop.database
    const now = shop.clock.now()
    await shop.signIn()
    await shop.call(getPhotoCaptcha, { scene: 'LOGIN' })
    const riddle = { scope: 'ORDER', captchaType: 'IMAGE', showId: NAMED_SHOWS.captcha } as const
    await shop.call(recordCaptcha, riddle)
    await db.insert(usedProofs).values({ id: 'p1', expiresAt: now + 10 * MINUTE })
    await db.insert(shortCodes).values({ code: 'c1', path: '/', params: '{}', expiresAt: now + DAY })
    const phone = { areaCode: '86', cellphone: '13800138000' }
    const counted = { subject: 's', caller: 'c' }
    await db.insert(attempts).values({ ...counted, action: 'SMS', count: 1, since: now, lastAt: now })
    await db.insert(knownCallers).values({ ...counted, seenAt: now })
    await db.insert(verifyCodes).values({ ...phone, id: 'v1', codeHash: 'h', sentAt: now, expiresAt: now + 5 * MINUTE })
  }

  it('deletes idempotency keys after a week, and unused locks after a day', async () => {
    const { db } = shop.database
    await shop.signIn()
    const [user] = await db.select().from(users)
    const now = shop.clock.now()
    const ids = (table: typeof seatLocks) =>
      db
        .select()
        .from(table)
        .then((rows) => rows.map(({ id }) => id).sort())
    const lock = { userId: user?.id ?? '', sessionId: 's1', expiresAt: now }
    await db.insert(seatLocks).values([
      { ...lock, id: 'left' },
      { ...lock, id: 'sold' },
    ])
    const seat = { sessionId: 's1', seatId: 'a1', seatPlanId: 'p1', state: 'LOCKED', lockedUntil: now } as const
    await db.insert(seats).values({ ...seat, lockId: 'sold', changedAt: now })
    await db
      .insert(idempotencyKeys)
      .values({ userId: 'u1', endpoint: 'POST create', key: 'k1', inputHash: 'h', createdAt: now })
    shop.clock.advance(DAY - 1)
    await sweep()
    expect(await ids(seatLocks)).toEqual(['left', 'sold'])
    shop.clock.advance(1)
    await sweep()
    expect(await ids(seatLocks)).toEqual(['sold'])
    shop.clock.advance(6 * DAY)
    await sweep()
    expect(await db.$count(idempotencyKeys)).toBe(1)
    shop.clock.advance(1)
    await sweep()
    expect(await db.$count(idempotencyKeys)).toBe(0)
  })

  it('deletes messages after a week, with the numbers and codes in them', async () => {
    const { db } = shop.database
    await putIntoOutbox(
      { db, clock: shop.clock },
      {
        kind: 'SMS',
        channel: 'SMS',
        recipient: '+86 13800138000',
        text: { locale: 'zh-CN', key: 'payment.code', values: { code: '123456' } },
      },
    )
    shop.clock.advance(7 * DAY)
    await sweep()
    expect(await db.$count(outbox)).toBe(1)
    shop.clock.advance(1)
    await sweep()
    expect(await db.$count(outbox)).toBe(0)
  })

  it('finds no code of a phone in the table of codes', async () => {
    const { captchaId = '' } = (await shop.call(getPhotoCaptcha, { scene: 'LOGIN' })).data ?? {}
    const captchas: { id: string; answer: string }[] = await (
      await shop.gateway.inject({ url: '/sandbox/api/captchas' })
    ).json()
    const captchaCode = captchas.find(({ id }) => id === captchaId)?.answer ?? ''
    const phone = { cellphone: '13800138000', countryCode: '86' }
    await shop.call(sendVerifyCode, { ...phone, captchaId, captchaCode, scene: 'LOGIN' })
    const { db } = shop.database
    const [message] = await db.select().from(outbox)
    const code = /\d{6}/.exec(message?.content ?? '')?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(await db.select().from(verifyCodes))).not.toContain(`"${code}"`)
    const { statusCode } = await shop.call(loginOrRegister, { ...phone, verifyCode: code })
    expect(statusCode).toBe(200)
  })

  it('deletes nothing else', async () => {
    await fill()
    const all = await counts()
    expect(Object.values(all)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    await sweep()
    expect(await counts()).toEqual(all)
    shop.clock.advance(11 * MINUTE)
    await sweep()
    expect(await counts()).toEqual({ ...all, photoCaptchas: 0, riskCaptchas: 0, usedProofs: 0 })
    shop.clock.advance(DAY)
    await sweep()
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 1, 1])
    shop.clock.advance(61 * DAY)
    await sweep()
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    shop.clock.advance(30 * DAY)
    await sweep()
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('deletes vendor users without a phone after a day', async () => {
    const { db } = shop.database
    await shop.signIn()
    const [user] = await db.select().from(users)
    const seenAt = shop.clock.now()
    await db.insert(vendorAccounts).values([
      { openId: 'stranger', seenAt },
      { openId: 'user', seenAt, userId: user?.id },
    ])
    const left = async () => (await db.select().from(vendorAccounts)).map(({ openId }) => openId).sort()
    shop.clock.advance(DAY)
    await sweep()
    expect(await left()).toEqual(['stranger', 'user'])
    shop.clock.advance(1)
    await sweep()
    expect(await left()).toEqual(['user'])
  })

  it('deletes in batches, whatever the number', async () => {
    const expiresAt = shop.clock.now()
    const rows = Array.from({ length: 1_200 }, (_none, index) => ({ id: `p${index}`, expiresAt }))
    await shop.database.db.insert(usedProofs).values(rows)
    await sweep()
    expect((await counts()).usedProofs).toBe(0)
  })
})
