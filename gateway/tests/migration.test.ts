import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { pay } from '@/contracts/payment/pay'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { allowedMessages, saleReminders, subscriptions } from '../src/database/schema/marketing'
import { users } from '../src/database/schema/people'
import { auditBooks } from '../src/services/books/audit-books'

const PAGE = { offset: 0, length: 50 }

/** A shop that sold before orders had lines: everything a buyer could do then, by two users (ORDER-012, TICKET-021). */
describe('a shop from before the trading core', () => {
  let shop: TestGateway
  let first: string
  let second: string

  beforeAll(async () => {
    const rows = path.join(__dirname, 'fixtures/before-trading-core.sql')
    shop = await createTestGateway({}, { migrations: 8, rows })
    // Time of the last order of the old shop.
    shop.clock.advance(20 * 60_000)
    first = await shop.signIn('13800138000')
    second = await shop.signIn('13800138001')
  })
  afterAll(() => shop.close())

  async function statesOf(as: string): Promise<Record<string, number>> {
    const tabs = await Promise.all(
      (['TICKET', 'OTHER', 'HISTORY'] as const).map((tab) => shop.call(listOrders, { tab, ...PAGE }, { as })),
    )
    const names = tabs.flatMap(({ data }) => data?.list.map(({ orderState }) => orderState.name) ?? [])
    return Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((n) => n === name).length]))
  }

  it('keeps every order in its state', async () => {
    expect(await statesOf(first)).toEqual({ CANCELED: 2, DELIVERING: 3, RESERVE: 1 })
    expect(await statesOf(second)).toEqual({ DELIVERING: 3, UNPAID: 1 })
  })

  it('keeps every ticket with its name', async () => {
    const { data: wallet } = await shop.call(listVouchers, PAGE, { as: second })
    expect(wallet?.list.map(({ ticketQty }) => ticketQty).sort()).toEqual([1, 3, 3])
    const both = wallet?.list.find(({ showName }) => showName.includes('星河入梦'))
    const { data: voucher } = await shop.call(getVoucher, { id: both?.voucherId ?? '' }, { as: second })
    expect(voucher?.tickets.map(({ seatPlanName, state }) => `${seatPlanName} ${state}`)).toEqual([
      expect.stringMatching(/双人套票.* UNUSED/),
      expect.stringMatching(/双人套票.* UNUSED/),
      expect.stringMatching(/380元 UNUSED/),
    ])
  })

  it('keeps the delivery address of an order, and the attendees of its tickets', async () => {
    const { data: list } = await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as: first })
    const details = await Promise.all(
      (list?.list ?? []).map(({ orderId }) => shop.call(getOrder, { orderId, fromPage: 'T' }, { as: first })),
    )
    const orders = details.flatMap(({ data }) => data ?? [])
    const sent = orders.find(({ delivery }) => delivery.deliverMethod === 'EXPRESS')
    expect(sent?.delivery.address).toMatchObject({
      receiver: '李雷',
      cityName: '上海市',
      detailAddress: '南京西路 1 号',
    })
    expect(sent?.priceItems.map(({ priceItemType, amount }) => [priceItemType, amount])).toEqual([
      ['TICKET', 180],
      ['EXPRESS', 12],
    ])
    const people = orders.flatMap(({ shows }) => shows.flatMap(({ sessions }) => sessions.flatMap((s) => s.tickets)))
    expect(people.filter(({ audienceName }) => audienceName === '李雷')).toHaveLength(2)
  })

  it('continues selling: an unpaid order can be paid', async () => {
    const { data: list } = await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as: second })
    const unpaid = list?.list.find(({ orderState }) => orderState.name === 'UNPAID')
    const { data: payment } = await shop.call(
      pay,
      {
        transactionIds: unpaid?.unPaidTransactionIds ?? [],
        platform: 'H5',
        paymentProduct: 'WEIXIN_HK_H5',
        isNewCyy: true,
      },
      { as: second },
    )
    const paymentId = /cashier.(\w+)/.exec(payment?.paymentInfoMap?.mwebUrl ?? '')?.[1]
    const url = `/sandbox/api/payments/${paymentId}`
    await shop.gateway.inject({ method: 'POST', url, payload: { outcome: 'APPROVED' } })
    expect(await statesOf(second)).toEqual({ DELIVERING: 4 })
  })

  it('keeps every user, and knows that each of them had a phone', async () => {
    const kept = await shop.database.db.select().from(users)
    const phones = kept.map(({ cellphone }) => cellphone).sort()
    expect(phones).toEqual(['13800138000', '13800138001'])
    expect(kept.map(({ boundAt }) => boundAt)).toEqual(kept.map(({ createdAt }) => createdAt))
  })

  it('has clean books (D-19)', async () => {
    expect(await auditBooks(shop.database.db)).toEqual([])
  })
})

/** A shop from before reminders had a method and a time. */
describe('a shop from before sale reminders', () => {
  it('keeps reminders that were promised, and messages that were allowed (CAT-079)', async () => {
    const rows = path.join(__dirname, 'fixtures/before-sale-reminders.sql')
    const shop = await createTestGateway({}, { migrations: 14, rows })
    const { db } = shop.database
    const kept = await db.select().from(saleReminders).orderBy(saleReminders.userId)
    const promised = {
      showId: 'one',
      method: 'SMS',
      aheadMinutes: 30,
      remindType: 'SALE',
      remindAt: null,
      isOpen: true,
    }
    expect(kept).toEqual([
      { ...promised, userId: 'u1', locale: 'en-US' },
      { ...promised, userId: 'u2', locale: 'zh-CN' },
    ])
    expect((await db.select().from(subscriptions)).map(({ id }) => id)).toEqual(['s3'])
    expect((await db.select().from(allowedMessages)).map(({ openId, count }) => [openId, count])).toEqual([
      ['open-1', 2],
    ])
    await shop.close()
  })
})
