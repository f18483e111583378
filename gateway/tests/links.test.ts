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
import { NAMED_SHOWS } from '../src/demo/named-shows'

const showId = NAMED_SHOWS.simpleConcert
const VERSION = { productCode: 'CYY', clientCode: 'WEIXIN_MINI', merchantId: 'encore', versionNo: '4.38.4' }
let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('a short code', () => {
  it('leads where it was made for until it expires', async () => {
    const target = { path: `/content/${showId}`, params: { distributorId: 'd1' } }
    const { data } = await shop.call(generateShortCode, { ...target, expireDays: 2 })
    expect(data?.url).toMatch(new RegExp(`/\\?shortCode=${data?.code}$`))
    const id = data?.code ?? ''
    expect((await shop.call(getShortCode, { id })).data).toEqual(target)
    shop.clock.advance(2 * DAY_MS)
    expect((await shop.call(getShortCode, { id })).data).toBeNull()
  })

  it('of nobody leads nowhere', async () => {
    expect((await shop.call(getShortCode, { id: 'nothing' })).data).toBeNull()
  })
})

describe('a printed code', () => {
  it('stands for a show by its id, or for a short code', async () => {
    const { data } = await shop.call(getCodeParams, { id: showId })
    expect(codeTarget(data?.param ?? '')).toEqual({ path: `/content/${showId}`, params: {} })
    const short = await shop.call(generateShortCode, { path: '/list', params: { category: 'ALL' }, expireDays: 1 })
    const campaign = await shop.call(getCampaignParams, { CP_ID: short.data?.code ?? '' })
    expect(codeTarget(campaign.data?.param ?? '')).toEqual({ path: '/list', params: { category: 'ALL' } })
    expect((await shop.call(getCodeParams, { id: 'x'.repeat(24) })).data).toBeNull()
  })
})

describe('the way to a page on another terminal', () => {
  it('is told for each terminal', async () => {
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

  it('is told by the name of the page alone, for what follows an order (NAV-147)', async () => {
    expect(getOrderJump).toMatchObject({ path: 'home/pub/v2/cyy/order/jump', method: 'GET' })
    const { data } = await shop.call(getOrderJump, { pageName: 'HOME' })
    expect(data?.appUrl).toBe('encore://home')
    expect(data?.wxMiniJumpUrl).toMatch(/\S/)
    const unnamed = await shop.call(getOrderJump, {} as never)
    expect(unnamed).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
  })

  it('is refused for a page that is on no list', async () => {
    const input = { miniAppType: 'APP', pageName: 'PAYMENT', target: '' } as never
    expect((await shop.call(getTerminalJump, input)).data).toBeNull()
  })
})

describe('a newer version', () => {
  it('is there when a scenario says so', async () => {
    expect((await shop.call(matchVersion, VERSION)).data?.updateType).toBeNull()
    for (const kind of ['FORCE', 'WEAK']) {
      const options = { headers: { 'x-sandbox-scenario': `update:${kind}` } }
      expect((await shop.call(matchVersion, VERSION, options)).data?.updateType).toBe(kind)
    }
  })
})

describe('the words of a shop', () => {
  it('are those it was given, in the groups of the product', async () => {
    const copywriting = [{ type: 'common', items: [{ key: 'action.back', text: '退回' }] }]
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { copywriting } })
    const { data } = await shop.call(getCopywriting, { merchantId: 'encore', client: 'M_WEB' })
    expect(data).toEqual([
      { type: 'coupon', items: [{ key: 'coupon_customer_tip', text: '优惠券使用问题请联系客服。' }] },
      ...copywriting,
    ])
  })
})

describe('words that are none', () => {
  it.each(['texts', [{}], [{ type: 'common' }], [{ type: 'common', items: [{ key: 1 }] }]])(
    'are refused: %j',
    async (copywriting) => {
      const reply = await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { copywriting } })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toHaveProperty('error')
    },
  )
})

describe('a notice that was read', () => {
  it('is kept once for a user, and for nobody else', async () => {
    const as = await shop.signIn('13900139009')
    const read = { announcementId: 'n1', showId, clientReadTime: 1, pageSource: 'SHOW_DETAIL' }
    for (let times = 0; times < 2; times += 1) expect((await shop.call(recordNoticeRead, read, { as })).data).toBe(true)
    expect((await shop.call(recordNoticeRead, read)).data).toBeNull()
  })
})
