import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getCopywriting } from '@/contracts/copywriting/get-copywriting'
import { generateShortCode } from '@/contracts/link/generate-short-code'
import { getAppJump } from '@/contracts/link/get-app-jump'
import { getCampaignParams } from '@/contracts/link/get-campaign-params'
import { getCodeParams } from '@/contracts/link/get-code-params'
import { getOrderJump } from '@/contracts/link/get-order-jump'
import { getShortCode } from '@/contracts/link/get-short-code'
import { getTerminalJump } from '@/contracts/link/get-terminal-jump'
import { recordNoticeRead } from '@/contracts/notice/record-notice-read'
import { matchVersion } from '@/contracts/version/match-version'
import { codeTarget } from '@/domain/launch-link'
import { DAY_MS } from '../src/clock'
import { shortCodes } from '../src/database/schema/marketing'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const showId = NAMED_SHOWS.simpleConcert
const VERSION = { productCode: 'CYY', clientCode: 'WEIXIN_MINI', merchantId: 'encore', versionNo: '4.38.4' }
let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('a short code', () => {
  it('opens its target until it expires', async () => {
    const target = { path: `/content/${showId}`, params: { distributorId: 'd1' } }
    const { data } = await shop.call(generateShortCode, { ...target, expireDays: 2 })
    expect(data?.url).toMatch(new RegExp(`/\\?shortCode=${data?.code}$`))
    const id = data?.code ?? ''
    expect((await shop.call(getShortCode, { id })).data).toEqual(target)
    shop.clock.advance(2 * DAY_MS)
    expect((await shop.call(getShortCode, { id })).data).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/content/1',
    '/sandbox/api/reset',
    '/content/../sandbox',
    'content/1',
  ])('rejects %p, which is no page of the app', async (path) => {
    const before = await shop.database.db.$count(shortCodes)
    expect(await shop.call(generateShortCode, { path, params: {}, expireDays: 1 })).toMatchObject({
      statusCode: BUSINESS_ERROR.badInput,
      data: null,
    })
    expect(await shop.database.db.$count(shortCodes)).toBe(before)
  })

  it('rejects more parameters than a link needs', async () => {
    const many = Object.fromEntries(Array.from({ length: 480 }, (_, at) => [`p${at}`, 'x'.repeat(490)]))
    const inputs = [
      { params: many },
      { params: { long: 'x'.repeat(201) } },
      { params: { ['n'.repeat(61)]: '1' } },
      { params: {}, expireDays: 31 },
    ]
    for (const input of inputs) {
      const target = { path: '/hot', expireDays: 1, ...input }
      expect((await shop.call(generateShortCode, target)).statusCode).toBe(BUSINESS_ERROR.badInput)
    }
  })

  it('equals another for the same page, in any order of parameters', async () => {
    const before = await shop.database.db.$count(shortCodes)
    const codes = [
      { a: '1', b: '2' },
      { b: '2', a: '1' },
    ].map((params) => shop.call(generateShortCode, { path: '/search', params, expireDays: 1 }))
    const [first, second] = await Promise.all(codes)
    expect(second?.data?.code).toBe(first?.data?.code)
    expect(await shop.database.db.$count(shortCodes)).toBe(before + 1)
  })

  it('stays valid for the longer time when created twice', async () => {
    const target = { path: '/search', params: { keyword: 'longer' } }
    const { data } = await shop.call(generateShortCode, { ...target, expireDays: 3 })
    await shop.call(generateShortCode, { ...target, expireDays: 1 })
    shop.clock.advance(2 * DAY_MS)
    expect((await shop.call(getShortCode, { id: data?.code ?? '' })).data).toEqual(target)
  })

  it('stops at five hundred a day per caller', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const own = await createTestGateway({ trustedProxies: '127.0.0.1' })
    const make = (at: number, by = headers) =>
      own.call(generateShortCode, { path: '/search', params: { at: String(at) }, expireDays: 1 }, { headers: by })
    for (let at = 0; at < 500; at += 1) await make(at)
    expect((await make(500)).statusCode).toBe(BUSINESS_ERROR.tooManyCodes)
    expect((await make(0)).data).not.toBeNull()
    expect((await make(500, { 'x-forwarded-for': '203.0.113.10' })).data).not.toBeNull()
    await own.close()
  })

  it('opens nothing when unknown', async () => {
    expect((await shop.call(getShortCode, { id: 'nothing' })).data).toBeNull()
  })
})

describe('a printed code', () => {
  it('represents a show by its id, or a short code', async () => {
    const { data } = await shop.call(getCodeParams, { id: showId })
    expect(codeTarget(data?.param ?? '')).toEqual({ path: `/content/${showId}`, params: {} })
    const short = await shop.call(generateShortCode, { path: '/list', params: { category: 'ALL' }, expireDays: 1 })
    const campaign = await shop.call(getCampaignParams, { CP_ID: short.data?.code ?? '' })
    expect(codeTarget(campaign.data?.param ?? '')).toEqual({ path: '/list', params: { category: 'ALL' } })
    expect((await shop.call(getCodeParams, { id: 'x'.repeat(24) })).data).toBeNull()
  })
})

describe('the way to a page on another terminal', () => {
  it('answers for each terminal', async () => {
    const input = { miniAppType: 'WX_MINI_PROGRAM', pageName: 'SHOW_DETAIL_V2', target: showId } as const
    const { data } = await shop.call(getTerminalJump, input)
    expect(data?.targetTerminal).toBe('WX_MINI_PROGRAM')
    for (const url of [
      data?.wxMiniJumpUrl,
      data?.aliPayMiniJumpUrl,
      data?.douYinMiNiUrl,
      data?.xhsMiniUrl,
      data?.appUrl,
    ])
      expect(decodeURIComponent(url ?? '')).toContain(showId)
    const app = await shop.call(getAppJump, { pageName: 'ORDER_DETAIL', target: encodeURIComponent('a&b') })
    expect(app.data?.appUrl).toBe('encore://order_detail?orderId=a%26b')
  })

  it('returns targets by page name for pages after an order (NAV-147)', async () => {
    expect(getOrderJump).toMatchObject({ path: 'home/pub/v2/cyy/order/jump', method: 'GET' })
    const { data } = await shop.call(getOrderJump, { pageName: 'HOME' })
    expect(data?.appUrl).toBe('encore://home')
    expect(data?.wxMiniJumpUrl).toMatch(/\S/)
    const unnamed = await shop.call(getOrderJump, {} as never)
    expect(unnamed).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
  })

  it('rejects a page that is on no list', async () => {
    const input = { miniAppType: 'APP', pageName: 'PAYMENT', target: '' } as never
    expect((await shop.call(getTerminalJump, input)).data).toBeNull()
  })
})

describe('a newer version', () => {
  it('exists when a scenario names it', async () => {
    expect((await shop.call(matchVersion, VERSION)).data?.updateType).toBeNull()
    for (const kind of ['FORCE', 'WEAK']) {
      const options = { headers: { 'x-sandbox-scenario': `update:${kind}` } }
      expect((await shop.call(matchVersion, VERSION, options)).data?.updateType).toBe(kind)
    }
  })
})

describe('the words of a shop', () => {
  it('return the stored texts, in the groups of the product', async () => {
    const copywriting = [{ type: 'common', items: [{ key: 'action.back', text: '退回' }] }]
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { copywriting } })
    const { data } = await shop.call(getCopywriting, { merchantId: 'encore', client: 'M_WEB' })
    expect(data).toEqual([
      { type: 'coupon', items: [{ key: 'coupon_customer_tip', text: '优惠券使用问题请联系客服' }] },
      ...copywriting,
    ])
  })
})

describe('words that are none', () => {
  it.each(['texts', [{}], [{ type: 'common' }], [{ type: 'common', items: [{ key: 1 }] }]])(
    'reject %j',
    async (copywriting) => {
      const reply = await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { copywriting } })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toHaveProperty('error')
    },
  )
})

describe('a notice that was read', () => {
  it('records it once, for that user', async () => {
    const as = await shop.signIn('13900139009')
    const read = { announcementId: 'n1', showId, clientReadTime: 1, pageSource: 'SHOW_DETAIL' }
    for (let times = 0; times < 2; times += 1) expect((await shop.call(recordNoticeRead, read, { as })).data).toBe(true)
    expect((await shop.call(recordNoticeRead, read)).data).toBeNull()
  })
})
