import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { listCustomButtons } from '@/contracts/layout/list-custom-buttons'
import { getShortCode } from '@/contracts/link/get-short-code'
import { getUnregisteredOrder } from '@/contracts/order/get-unregistered-order'
import { listHotTickets } from '@/contracts/show/list-hot-tickets'
import { getSiteCode } from '@/contracts/site/get-site-code'
import { shortCodes } from '../src/database/schema/marketing'

const MINUTE = 60_000

describe('publicly shown texts', () => {
  let shop: TestGateway

  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  const siteCode = async (siteId: string) => (await shop.call(getSiteCode, { siteId })).data
  const target = async (qrCode: string) => {
    const { data } = await shop.call(getShortCode, { id: new URL(qrCode).searchParams.get('shortCode') ?? '' })
    return data
  }

  it('shows a site code that opens its shows until it expires (TICKET-018)', async () => {
    const code = await siteCode('BL1101')
    expect(code).toMatchObject({ siteName: '北京' })
    expect(code?.expireSeconds).toBeGreaterThan(0)
    expect(await target(code?.qrCode ?? '')).toEqual({ path: '/list', params: { cityId: 'BL1101' } })
    shop.clock.advance(20 * MINUTE)
    expect(await target(code?.qrCode ?? '')).toBeNull()
    expect((await siteCode('BL1101'))?.qrCode).not.toBe(code?.qrCode)
  })

  it('writes one code for a site however often it is requested (TICKET-018)', async () => {
    await Promise.all([siteCode('BL1101'), siteCode('BL1101'), siteCode('BL1101')])
    expect(await shop.database.db.select().from(shortCodes)).toHaveLength(1)
  })

  it('has no code for a site that is none (TICKET-018)', async () => {
    expect(await siteCode('nowhere')).toBeNull()
  })

  it('lists the next sales, the earliest first, of a city or of all (TICKET-006)', async () => {
    const { data: all } = await shop.call(listHotTickets, {})
    expect(all?.length).toBeGreaterThan(0)
    const waits = all?.map(({ saleTimeCountdown }) => saleTimeCountdown) ?? []
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(Math.min(...waits)).toBeGreaterThan(0)
    const { data: inShanghai } = await shop.call(listHotTickets, { cityId: 'BL1106' })
    expect(new Set(inShanghai?.map(({ cityName }) => cityName))).toEqual(new Set(['上海']))
  })

  it('lists the merchant’s buttons of the wallet; the minimal merchant has none', async () => {
    const buttons = async () => (await shop.call(listCustomButtons, { page: 'TICKET_HOLDER' })).data
    expect((await buttons())?.map(({ text }) => text)).toEqual(['场馆与交通', '帮助与客服', '领券中心', '兑换门票'])
    for (const { iconUrl } of (await shop.call(listCustomButtons, { page: 'TICKET_HOLDER' })).data ?? []) {
      const { statusCode } = await shop.gateway.inject({ url: new URL(iconUrl).pathname })
      expect(statusCode).toBe(200)
    }
    await sandbox(shop, 'shop', { merchant: 'minimal' })
    shop.clock.advance(2000)
    expect(await buttons()).toEqual([])
  })

  it('shows the show of an order with the masked contact phone, to its buyer only (ORDER-010)', async () => {
    const person = await Person.join(shop)
    const orderId = await person.paid()
    const confirmed = await person.call(getUnregisteredOrder, { orderId })
    expect(confirmed.cellphoneMasked).toBe('+86 138****8000')
    expect(confirmed.show.showName).not.toBe('')
    const stranger = await person.friend()
    expect((await shop.call(getUnregisteredOrder, { orderId }, { as: stranger.as })).data).toBeNull()
    expect(
      (await shop.call(getUnregisteredOrder, { orderId: await person.goodsOrder() }, { as: person.as })).data,
    ).toBeNull()
  })
})
