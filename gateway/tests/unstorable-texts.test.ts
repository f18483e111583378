import type { TestGateway } from '@test/test-gateway'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { getLayout } from '@/contracts/layout/get-layout'
import { generateShortCode } from '@/contracts/link/generate-short-code'
import { recordEvents } from '@/contracts/track/record-events'
import { shortCodes } from '../src/database/schema/marketing'
import { trackedEvents } from '../src/database/schema/tracking'

const UNSTORABLE = [
  ['half a character', 'x\ud800'],
  ['the other half', '\udc00x'],
  ['NUL', 'x\u0000'],
] as const

describe.each(UNSTORABLE)('a text with %s, which the database cannot store', (_name, text) => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const event = (changes: object) => ({
    event: 'order_create' as const,
    ts: 1,
    sessionId: 's',
    page: 'p',
    params: {},
    ...changes,
  })
  const record = (tracked: ReturnType<typeof event>) =>
    shop.call(recordEvents, { batchId: 'b', events: [tracked], device: { terminal: 'H5', locale: 'zh-CN' } })

  it.each([
    ['a parameter', { params: { outcome: text } }],
    ['a page', { page: text }],
    ['a visit', { sessionId: text }],
  ])('fails as %s of a tracked event', async (_field, changes) => {
    expect((await record(event(changes))).statusCode).toBe(BUSINESS_ERROR.badInput)
    expect(await shop.database.db.$count(trackedEvents)).toBe(0)
    expect((await shop.gateway.inject('/sandbox/api/tracking')).statusCode).toBe(200)
  })

  it.each([
    ['a value', { cityId: text }],
    ['a name', { [text]: 'x' }],
  ])('fails as %s of a short code', async (_field, params) => {
    const input = { path: '/list', params, expireDays: 1 }
    expect((await shop.call(generateShortCode, input)).statusCode).toBe(BUSINESS_ERROR.badInput)
    expect(await shop.database.db.$count(shortCodes)).toBe(0)
  })

  it('fails in a name, by the field', async () => {
    const as = await shop.signIn()
    const input = { realName: `王${text}`, idType: 'ID_CARD', idNo: '110101199003078515' }
    const answer = await shop.call(createAttendee, input as never, { as })
    expect(answer.statusCode).toBe(BUSINESS_ERROR.badInput)
    expect(shop.logged.join()).toContain('"field":"realName"')
  })

  it('fails as an idempotency key', async () => {
    const as = await shop.signIn()
    const headers = { 'idempotency-key': text }
    expect((await shop.call(createAttendee, {} as never, { as, headers })).statusCode).toBe(BUSINESS_ERROR.badInput)
  })
})

describe('NUL', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it.each([
    ['a query', { url: `${rootPathOf(getLayout)}?page=HOME&cityId=%00` }],
    ['the name of a query', { url: `${rootPathOf(getLayout)}?page=HOME&%00=1` }],
    ['an uploaded file', { url: '/files/aliyun/%00.png' }],
    ['a poster', { url: '/static/posters/%00.png' }],
    [
      'a form',
      {
        method: 'POST' as const,
        url: '/sandbox/cashier/none',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'verdict=%00',
      },
    ],
  ])('fails in %s', async (_place, request) => {
    const reply = await shop.gateway.inject(request)
    expect([reply.statusCode, reply.json().statusCode]).toEqual([200, BUSINESS_ERROR.badInput])
  })

  it('opens the error page as the address of a page', async () => {
    const headers = { accept: 'text/html' }
    expect((await shop.gateway.inject({ url: '/content/%00', headers })).body).toBe(
      (await shop.gateway.inject({ url: '/content/%', headers })).body,
    )
  })
})

it('accepts whole characters outside the basic plane', async () => {
  const shop = await createTestGateway()
  const input = { path: '/list', params: { city: '𠮷🎫' }, expireDays: 1 }
  expect((await shop.call(generateShortCode, input)).statusCode).toBe(STATUS.success)
  await shop.close()
})
