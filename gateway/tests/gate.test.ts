import { createHmac } from 'node:crypto'
import { sandbox } from '@test/sandbox-shop'
import { TransferShop } from '@test/transfer-shop'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { getTicketCode, type TicketGateCode } from '@/contracts/voucher/get-ticket-code'
import { ENTRY_CODE_SECONDS, entryCode, entryCodeOfKeys, entryNumber } from '@/domain/entry-code'
import { venueTime } from '@/domain/show-date'
import { DAY_MS } from '../src/clock'
import { orderLines } from '../src/database/schema/orders'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { DOORS_OPEN_MS } from '../src/services/tickets/doors-open'
import { entryCodeAt, KEY_WINDOW_MS } from '../src/services/tickets/entry-keys'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Results of codes at the gate (contract D-16). */
describe('the gate', () => {
  let shop: TransferShop

  beforeEach(async () => {
    shop = await TransferShop.open(NAMED_SHOWS.sensitive, 2)
  })
  afterEach(() => shop.shop.close())

  const clock = () => shop.shop.clock
  /** Moves the clock to an offset from the begin of the session, ms; logins last shorter than that. */
  async function goTo(fromBegin: number): Promise<void> {
    const [line] = await shop.shop.database.db.select().from(orderLines)
    clock().set((line?.snapshot.session?.beginAt ?? 0) + fromBegin)
    await shop.signIn()
  }
  const codes = async (id = shop.voucherId, as = shop.sender) =>
    (await shop.shop.call(getTicketCode, { id }, { as })).data?.codes ?? []
  const show = (code: string, id = shop.voucherId) => sandbox(shop.shop, `vouchers/${id}/check-in`, { code })
  const firstCode = async () => (await codes())[0]?.qrCode ?? ''

  it('admits a ticket once, by picture or number, and updates the wallet', async () => {
    await goTo(-MINUTE)
    const [first, second] = await codes()
    expect(await show(first?.qrCode ?? '')).toEqual({ http: 200, answer: 'entered' })
    expect(await show(first?.qrCode ?? '')).toEqual({ http: 200, answer: 'used' })
    expect(await show(first?.displayCode ?? '')).toMatchObject({ answer: 'used' })
    expect(await shop.states()).toEqual(['USED', 'UNUSED'])
    expect((await codes()).map(({ qrCode, state }) => [qrCode !== '', state])).toEqual([
      [false, 'USED'],
      [true, 'UNUSED'],
    ])
    expect(await shop.voucher()).toMatchObject({ voucherState: 'UNUSED', remainQty: 1 })
    expect(await show(second?.displayCode ?? '')).toMatchObject({ answer: 'entered' })
    expect(await shop.voucher()).toMatchObject({ voucherState: 'USED', remainQty: 0 })
  })

  it('admits one of two with the same code at the same moment', async () => {
    await goTo(-MINUTE)
    const code = await firstCode()
    const answers = await Promise.all([show(code), show(code), show(code)])
    expect(answers.map((result) => Reflect.get(result, 'answer')).sort()).toEqual(['entered', 'used', 'used'])
  })

  it('locks used tickets: neither refunded nor transferred', async () => {
    await goTo(-DOORS_OPEN_MS)
    const [ticketId = ''] = shop.ticketIds
    expect(await show(await firstCode())).toMatchObject({ answer: 'entered' })
    const { orderId } = shop
    const refused = await shop.shop.call(previewRefund, { orderId, ticketIds: [ticketId] }, { as: shop.sender })
    expect(refused).toMatchObject({ statusCode: BUSINESS_ERROR.notRefundable, comments: '票已使用，不能退票' })
    expect(await shop.send()).toMatchObject({ data: null })
  })

  it('opens two hours before and closes with the session', async () => {
    await goTo(-DOORS_OPEN_MS - 1)
    expect(await show(await firstCode())).toMatchObject({ answer: 'too-early' })
    const [line] = await shop.shop.database.db.select().from(orderLines)
    const { beginAt = 0, endAt = 0 } = line?.snapshot.session ?? {}
    await goTo(endAt - beginAt)
    expect(await show((await codes())[0]?.displayCode ?? '')).toMatchObject({ answer: 'expired' })
    await goTo(endAt - beginAt - 1)
    expect(await show((await codes())[0]?.displayCode ?? '')).toMatchObject({ answer: 'entered' })
  })

  it('accepts a code of a device up to ten minutes off (contract D-22)', async () => {
    await goTo(-30 * MINUTE)
    const [first, second] = await codes()
    clock().advance(10 * MINUTE + 29 * SECOND)
    expect(await show(first?.qrCode ?? '')).toMatchObject({ answer: 'entered' })
    clock().advance(SECOND)
    expect(await show(second?.qrCode ?? '')).toMatchObject({ answer: 'expired' })
    clock().advance(-20 * MINUTE - 30 * SECOND)
    expect(await show(second?.qrCode ?? '')).toMatchObject({ answer: 'entered' })
  })

  it('refuses a code from more than ten minutes ahead (contract D-22)', async () => {
    await goTo(-30 * MINUTE)
    const code = await firstCode()
    clock().advance(-10 * MINUTE - SECOND)
    expect(await show(code)).toMatchObject({ answer: 'expired' })
  })

  it('accepts a code that a device made offline (contract D-22)', async () => {
    await goTo(-DAY_MS)
    const [first] = await codes()
    const { ticketId = '', entryKeys = [] } = first ?? {}
    await goTo(-MINUTE)
    const made = entryCodeOfKeys(ticketId, entryKeys, clock().now())
    expect(await show(made)).toMatchObject({ answer: 'entered' })
  })

  it('accepts a number that a device made offline, with the digits of its ticket (contract D-22)', async () => {
    await goTo(-DAY_MS)
    const [first] = await codes()
    const { ticketId = '', displayCode = '', entryKeys = [] } = first ?? {}
    await goTo(-MINUTE)
    const made = entryNumber(displayCode, entryCodeOfKeys(ticketId, entryKeys, clock().now()))
    expect(made).toMatch(/^\d{6} \d{6}$/)
    expect(made.slice(0, 6)).toBe(displayCode.slice(0, 6))
    expect(await show(made)).toMatchObject({ answer: 'entered' })
  })

  it('refuses the number of an old screenshot, and the digits of a ticket alone (contract D-22)', async () => {
    await goTo(-11 * MINUTE)
    const [first] = await codes()
    await goTo(0)
    const own = (await shop.voucher())?.tickets[0]?.ticketCode ?? ''
    for (const old of [first?.displayCode ?? '', own, `${own}000000`])
      expect(await show(old)).toEqual({ http: 404, error: 'code' })
    const [current] = await codes()
    expect(current?.displayCode).not.toBe(first?.displayCode)
    expect(await show((current?.displayCode ?? '').replace(' ', ''))).toMatchObject({ answer: 'entered' })
  })

  it('provides keys only from the day before the session to its end (contract D-22)', async () => {
    const [line] = await shop.shop.database.db.select().from(orderLines)
    const { beginAt = 0, endAt = 0 } = line?.snapshot.session ?? {}
    const dayBefore = venueTime(beginAt).startOf('day').subtract(1, 'day').valueOf()
    await goTo(dayBefore - 1 - beginAt)
    expect((await codes()).map(({ entryKeys }) => entryKeys)).toEqual([[], []])
    await goTo(dayBefore - beginAt)
    const [first] = await codes()
    const { ticketId = '', entryKeys = [] } = first ?? {}
    const made = (at: number) => entryCodeOfKeys(ticketId, entryKeys, at)
    expect([beginAt - DAY_MS, beginAt, endAt - 1].map((at) => made(at) !== '')).toEqual([true, true, true])
    expect([dayBefore - KEY_WINDOW_MS, endAt + KEY_WINDOW_MS].map(made)).toEqual(['', ''])
  })

  it('refuses codes made with the key of another ticket or another time (contract D-22)', async () => {
    await goTo(-MINUTE)
    const [first, second] = await codes()
    const keyNow = (code: TicketGateCode | undefined, at: number) =>
      code?.entryKeys?.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)?.key ?? ''
    const now = clock().now()
    const ofOther = entryCode(first?.ticketId ?? '', keyNow(second, now), now)
    const ofOtherTime = entryCode(first?.ticketId ?? '', keyNow(first, now - KEY_WINDOW_MS), now)
    for (const forged of [ofOther, ofOtherTime]) expect(await show(forged)).toEqual({ http: 404, error: 'code' })
  })

  it('refuses codes made with keys in the source or of another shop (contract D-22)', async () => {
    await goTo(-MINUTE)
    const [ticketId = ''] = shop.ticketIds
    const step = Math.floor(clock().now() / 1000 / ENTRY_CODE_SECONDS)
    const proof = createHmac('sha256', 'encore-sandbox-gate').update(`${ticketId}.${step}`).digest('hex').slice(0, 16)
    expect(await show(`ENCORE:${ticketId}:${step}:${proof}`)).toEqual({ http: 404, error: 'code' })
    const [row] = await shop.shop.database.db.select().from(tickets)
    const ofOther = row ? entryCodeAt({ shop: { secret: 'other' } }, { ...row, loginId: 'x' }, clock().now()) : ''
    expect(await show(ofOther)).toEqual({ http: 404, error: 'code' })
  })

  it('shows the session of another ticket, and rejects unknown codes', async () => {
    await goTo(-MINUTE)
    const first = shop.voucherId
    const code = await firstCode()
    await shop.buy(NAMED_SHOWS.simpleConcert, 1)
    expect(await show(code)).toMatchObject({ answer: 'wrong-session' })
    const forged = [code.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'ENCORE:x:y:z', '0000 0000 0000', '']
    for (const unknown of forged) expect(await show(unknown, first)).toEqual({ http: 404, error: 'code' })
    expect(await show(code, 'nobody')).toEqual({ http: 404, error: 'code' })
  })

  it('refers transferred tickets to their current owner', async () => {
    await goTo(-3 * 60 * MINUTE)
    const [senders] = await codes()
    const { transferCode } = await shop.sent()
    expect(await show(senders?.displayCode ?? '')).toMatchObject({ answer: 'transferred' })
    await shop.accept(transferCode)
    expect(await show(senders?.displayCode ?? '')).toEqual({ http: 404, error: 'code' })
    await goTo(-MINUTE)
    const made = entryCodeOfKeys(senders?.ticketId ?? '', senders?.entryKeys ?? [], clock().now())
    expect(made).not.toBe('')
    expect(await show(made)).toEqual({ http: 404, error: 'code' })
    const [received] = await shop.wallet(shop.recipient)
    const [code] = await codes(received?.voucherId, shop.recipient)
    expect(code?.qrCode).not.toBe(made)
    expect(await show(code?.qrCode ?? '')).toMatchObject({ answer: 'transferred' })
    expect(await show(code?.qrCode ?? '', received?.voucherId)).toMatchObject({ answer: 'entered' })
  })

  it('admits the sender when the transfer expires unaccepted', async () => {
    await goTo(-3 * 60 * MINUTE)
    await shop.sent()
    await goTo(0)
    expect(await show((await codes())[0]?.displayCode ?? '')).toMatchObject({ answer: 'entered' })
  })

  it('rejects a ticket in refund', async () => {
    const { orderId } = shop
    const ticketIds = shop.ticketIds.slice(0, 1)
    const [code] = await codes()
    const { data } = await shop.shop.call(previewRefund, { orderId, ticketIds }, { as: shop.sender })
    const input = { orderId, ticketIds, reasonCode: 'OTHER', previewToken: data?.previewToken ?? '' }
    const { data: refund } = await shop.shop.call(applyRefund, input, { as: shop.sender })
    expect(await show(code?.displayCode ?? '')).toMatchObject({ answer: 'refunded' })
    await sandbox(shop.shop, `refunds/${refund?.refundId}/approve`)
    expect(await show(code?.displayCode ?? '')).toMatchObject({ answer: 'refunded' })
  })
})
