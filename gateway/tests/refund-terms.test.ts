import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getAboutOrder } from '@/contracts/order/get-about-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { pay } from '@/contracts/payment/pay'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { HOUR_MS } from '../src/clock'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Hours before the session, in milliseconds more or less; what the shop says, and the fee in percent of 120 yuan. */
const MOMENTS = [
  [72 * HOUR_MS, /^.+ 前可免费退票$/, 0],
  [72 * HOUR_MS - 1, /^.+ 前可退票，收取 20% 手续费$/, 20],
  [24 * HOUR_MS, /^.+ 前可退票，收取 20% 手续费$/, 20],
  [24 * HOUR_MS - 1, /^已过退票时间$/, null],
  [19 * HOUR_MS, /^已过退票时间$/, null],
] as const

describe('what the shop promises about refunds', () => {
  let shop: TestGateway
  let orderId: string
  let start: number
  beforeAll(async () => {
    shop = await createTestGateway()
    start = shop.clock.now()
    orderId = await (await buyer()).paid(NAMED_SHOWS.sensitive)
  })
  afterAll(() => shop.close())
  afterEach(() => shop.clock.advance(start - shop.clock.now()))

  /** The buyer of the order; a login does not outlive the days that pass here. */
  function buyer(): Promise<Person> {
    return Person.join(shop, '13712345678')
  }

  async function session(showId: string) {
    const { data } = await shop.call(listSessionsStatic, { showId })
    return data?.sessions[0]
  }

  async function moveBefore(showId: string, leftMs: number): Promise<void> {
    const { beginDateTime = 0 } = (await session(showId)) ?? {}
    shop.clock.advance(beginDateTime - leftMs - shop.clock.now())
  }

  /** Texts of the pages at this moment, in the order in which a buyer meets them. */
  async function promises() {
    const person = await buyer()
    const wish = await person.wish(NAMED_SHOWS.sensitive)
    const { data: offer } = await shop.call(preOrder, wish, { as: person.as })
    const { notices } = await person.call(getOrder, { orderId, fromPage: 'T' })
    const { sessions } = await person.call(getRefundableOrder, { orderId })
    const { orderBrief } = await person.call(getOrder, { orderId, fromPage: 'T' })
    const { ticketId = '', selectable } = sessions[0]?.tickets[0] ?? {}
    const { data: preview } = await shop.call(previewRefund, { orderId, ticketIds: [ticketId] }, { as: person.as })
    return {
      confirm: offer?.refundRuleDesc,
      order: notices.at(-1),
      isOffered: orderBrief.orderOperations.some(({ operation }) => operation === 'REFUND'),
      isSelectable: selectable,
      fee: preview ? (preview.items[0]?.fee ?? null) : null,
    }
  }

  it.each(MOMENTS)('agrees %d ms before the session on %s (D-46, REFUND-011)', async (leftMs, words, percent) => {
    await moveBefore(NAMED_SHOWS.sensitive, leftMs)
    const { confirm, order, isOffered, isSelectable, fee } = await promises()
    expect(confirm).toMatch(words)
    expect(order).toBe(confirm)
    expect([isOffered, isSelectable]).toEqual([percent !== null, percent !== null])
    expect(fee).toBe(percent === null ? null : (120 * percent) / 100)
  })

  it('shows the same on the page of the show at each moment (D-46)', async () => {
    const note = async () => {
      const { data } = await shop.call(getShowStatic, { showId: NAMED_SHOWS.sensitive })
      return data?.serviceNotes.find(({ title }) => title === '条件退票')?.desc
    }
    const rule = '演出前 72 小时以上：免费退票；演出前 24–72 小时：收取 20% 手续费；演出前不足 24 小时：不可退票'
    expect(await note()).toBe(rule)
    expect((await (await buyer()).call(getAboutOrder, { orderId })).sections[2]?.content).toContain(rule.split('；')[0])
    const { data } = await shop.call(listSessionsStatic, { showId: NAMED_SHOWS.sensitive })
    const begins = data?.sessions.map(({ beginDateTime }) => beginDateTime) ?? []
    expect(begins.length).toBeGreaterThan(1)
    shop.clock.advance(Math.min(...begins) - 19 * HOUR_MS - shop.clock.now())
    expect(await note()).toBe(`${rule}；其中临近开演的场次已过退票时间`)
    shop.clock.advance(Math.max(...begins) - 19 * HOUR_MS - shop.clock.now())
    expect(await note()).toBe('已过退票时间')
  })

  it('never promises a refund that the rule excludes (D-46)', async () => {
    const person = await buyer()
    const wish = await person.wish(NAMED_SHOWS.simpleConcert)
    expect((await person.call(preOrder, wish)).refundRuleDesc).toBe('本演出不支持退票')
  })
})

it.each([
  ['expire', '付款到账时订单已取消，款项将原路退回，没有出票'],
  ['close', '付款到账时订单已取消，款项将原路退回，没有出票'],
])('tells one story of a payment that arrives after "%s" (D-46, PAY-022)', async (end, words) => {
  const shop = await createTestGateway()
  const person = await Person.join(shop)
  const { orderId, unPaidTransactionIds } = await person.placed()
  const product = { platform: 'H5', paymentProduct: 'WEIXIN_HK_H5', isNewCyy: true }
  const { paymentInfoMap } = await person.call(pay, { transactionIds: unPaidTransactionIds, ...product })
  await sandbox(shop, `orders/${orderId}/${end}`)
  const before = await person.call(getOrder, { orderId, fromPage: 'T' })
  expect(before.delivery.desc).toBe('订单未支付，没有出票')
  const paymentId = /cashier.(\w+)/.exec(paymentInfoMap?.mwebUrl ?? '')?.[1]
  await sandbox(shop, `payments/${paymentId}`, { outcome: 'APPROVED' })
  const { delivery, refundSummary } = await person.call(getOrder, { orderId, fromPage: 'T' })
  expect(refundSummary).toMatchObject({ refundState: 'APPROVED' })
  expect(delivery.desc).toBe(words)
  await shop.close()
})
