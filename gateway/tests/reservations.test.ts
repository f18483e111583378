import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listOrders } from '@/contracts/order/list-orders'
import { cancelReservation } from '@/contracts/reserve/cancel-reservation'
import { createReservation } from '@/contracts/reserve/create-reservation'
import { getReservationVoucher } from '@/contracts/reserve/get-reservation-voucher'
import { getReserve } from '@/contracts/reserve/get-reserve'
import { getReserveSlot } from '@/contracts/reserve/get-reserve-slot'
import { listReservations } from '@/contracts/reserve/list-reservations'
import { listReserves } from '@/contracts/reserve/list-reserves'
import { listSlots } from '@/contracts/reserve/list-slots'
import { preOrderReservation } from '@/contracts/reserve/pre-order-reservation'
import { refunds } from '../src/database/schema/refunds'
import { demoOffers } from '../src/demo/offers'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PAGE = { offset: 0, length: 20 }
/** The shop opens at ten in the morning of this day. */
const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'
const [BACKSTAGE, FULL, REHEARSAL] = demoOffers().reservations.map(({ reserveId }) => reserveId) as [
  string,
  string,
  string,
]

describe('a reservation', () => {
  let shop: TestGateway
  let as: string
  let stranger: string
  let count = 0

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn('13970000001')
    stranger = await shop.signIn('13970000002')
  })
  afterEach(() => shop.close())

  const slots = async (reserveId: string, date = TOMORROW) =>
    (await shop.call(listSlots, { reserveId, date })).data ?? []
  const reserve = async (
    reserveId: string,
    { qty = 1, visitors = [] as string[], date = TOMORROW, who = as, key = `r-${count++}`, at = 0 } = {},
  ) => {
    const slotId = (await slots(reserveId, date))[at]?.slotId ?? ''
    const contact = { cellphone: '13800138000', countryCode: '86' }
    return shop.call(
      createReservation,
      { reserveId, slotId, qty, visitors, contact },
      { as: who, headers: { 'idempotency-key': key } },
    )
  }
  const attendee = async (name: string, idNo: string, who = as) => {
    const input = { name, countryCode: 'CN', idType: 'PASSPORT', idNo } as const
    return (await shop.call(createAttendee, input, { as: who })).data?.id ?? ''
  }
  const records = async (who = as) => (await shop.call(listReservations, PAGE, { as: who })).data?.list ?? []
  const cancel = (reserveOrderId: string, who = as) => shop.call(cancelReservation, { reserveOrderId }, { as: who })
  const voucher = (id: string, who = as) => shop.call(getReservationVoucher, { id }, { as: who })

  async function booked(options: Parameters<typeof reserve>[1] = {}): Promise<string> {
    const { data, comments } = await reserve(BACKSTAGE, options)
    if (data === null) throw new Error(`refused: ${comments}`)
    await sandbox(shop, `orders/${data.reserveOrderId}/pay`)
    return data.reserveOrderId
  }

  it('offers places, days and times (RESERVE-006)', async () => {
    const { data: places } = await shop.call(listReserves, PAGE)
    expect(places?.list.map(({ reserveId, state }) => [reserveId, state])).toEqual([
      [BACKSTAGE, 'OPEN'],
      [FULL, 'FULL'],
      [REHEARSAL, 'OPEN'],
    ])
    expect((await shop.call(listReserves, { cityId: 'nowhere', ...PAGE })).data?.total).toBe(0)
    const { data } = await shop.call(getReserve, { reserveId: BACKSTAGE })
    expect(data).toMatchObject({
      maxQty: 4,
      realName: false,
      state: 'OPEN',
      rules: ['每次最多预约 4 人', '无需登记到访人姓名', '时段开始前可取消，已付款项全额原路退回'],
    })
    expect(data?.dates).toHaveLength(14)
    expect(data?.dates[0]).toEqual({ date: TODAY, state: 'OPEN' })
    expect((await shop.call(getReserve, { reserveId: FULL })).data?.dates[1]?.state).toBe('FULL')
    expect(await slots(BACKSTAGE)).toHaveLength(3)
    expect((await slots(BACKSTAGE))[0]).toMatchObject({
      date: TOMORROW,
      begin: '10:00',
      end: '11:00',
      left: 12,
      state: 'OPEN',
      priceInfo: { yuanNum: '68' },
    })
    expect((await slots(BACKSTAGE, TODAY)).map(({ state }) => state)).toEqual(['CLOSED', 'OPEN', 'OPEN'])
    expect(await slots(BACKSTAGE, '2027-11-20')).toEqual([])
  })

  it('reserves places until it is paid, then opens the entrance (RESERVE-005, RESERVE-008)', async () => {
    const { data } = await reserve(BACKSTAGE, { qty: 2 })
    expect(data).toMatchObject({ needPay: true, unPaidTransactionIds: [expect.any(String)] })
    const { reserveOrderId = '' } = data ?? {}
    expect((await slots(BACKSTAGE))[0]?.left).toBe(10)
    expect(data?.payReturnUrl).toBe(`/package-reserve/pages/reserve-order/reserve-order?orderId=${reserveOrderId}`)
    expect((await records())[0]).toMatchObject({ reserveOrderId, state: 'UNPAID', qty: 2, canCancel: true })
    expect((await voucher(reserveOrderId)).data).toMatchObject({ state: 'UNPAID', qrCode: '' })
    await sandbox(shop, `orders/${reserveOrderId}/pay`)
    expect((await records())[0]).toMatchObject({
      state: 'BOOKED',
      reserveName: '大剧院后台探秘',
      slotDesc: '2026.11.21 周六 10:00–11:00',
      canCancel: true,
      venueName: '海上大剧院',
      qrCode: expect.stringContaining(reserveOrderId),
    })
    expect((await voucher(reserveOrderId)).data).toMatchObject({ reserveOrderId, state: 'BOOKED', visitors: [] })
    expect((await shop.call(listOrders, { tab: 'OTHER', ...PAGE }, { as })).data?.list[0]).toMatchObject({
      orderId: reserveOrderId,
      orderType: 'RESERVE',
      orderState: { name: 'DELIVERING' },
    })
  })

  it('exists at once when free, for named visitors', async () => {
    const people = [await attendee('王小明', 'E12345678'), await attendee('李小红', 'E12345679')]
    expect(await reserve(REHEARSAL, { qty: 2, visitors: people.slice(1) })).toMatchObject({
      statusCode: BUSINESS_ERROR.attendeeRules,
    })
    const foreign = await attendee('赵小强', 'E99999999', stranger)
    expect(await reserve(REHEARSAL, { visitors: [foreign] })).toMatchObject({
      statusCode: BUSINESS_ERROR.attendeeRules,
    })
    const { data } = await reserve(REHEARSAL, { qty: 2, visitors: people })
    expect(data).toEqual({ reserveOrderId: expect.any(String), needPay: false })
    expect((await records())[0]).toMatchObject({ state: 'BOOKED', visitors: ['王小明', '李小红'] })
  })

  it('needs the pass of its time (RESERVE-006)', async () => {
    const times = await slots(BACKSTAGE)
    const [first = '', second = ''] = times.map(({ slotId }) => slotId)
    const time = async (slotId: string) =>
      (await shop.call(getReserveSlot, { reserveId: BACKSTAGE, slotId })).data ?? { passId: '' }
    const priced = (slotId: string, passId: string, qty = 2) =>
      shop.call(preOrderReservation, { reserveId: BACKSTAGE, slotId, qty }, { as, headers: { passId } })
    const { passId, ...shown } = await time(first)
    expect(shown).toMatchObject({
      reserve: { name: '大剧院后台探秘' },
      slot: { slotId: first, left: 12, state: 'OPEN' },
      maxQty: 4,
      realName: false,
    })
    expect((await priced(first, passId)).data).toMatchObject({
      payAmount: 136,
      priceItems: [{ priceInfo: { yuanNum: '136' } }],
    })
    for (const pass of ['', 'none', (await time(second)).passId]) {
      expect(await priced(first, pass)).toMatchObject({ statusCode: BUSINESS_ERROR.passNeeded })
    }
    expect(await priced(first, passId, 5)).toMatchObject({ statusCode: BUSINESS_ERROR.limitReached })
    shop.clock.advance(31 * MINUTE)
    expect(await priced(first, passId)).toMatchObject({ comments: '预约页面已超时，请刷新后重试' })
    expect(await shop.call(getReserveSlot, { reserveId: BACKSTAGE, slotId: 'none' })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
    })
  })

  it('happens once per intent', async () => {
    const first = await reserve(BACKSTAGE, { key: 'same' })
    expect((await reserve(BACKSTAGE, { key: 'same' })).data).toEqual(first.data)
    expect(await records()).toHaveLength(1)
  })

  it('releases its places when unpaid', async () => {
    const { data } = await reserve(BACKSTAGE, { qty: 4 })
    shop.clock.advance(15 * MINUTE)
    expect((await slots(BACKSTAGE))[0]?.left).toBe(12)
    expect((await records())[0]).toMatchObject({ state: 'CANCELED', canCancel: false })
    expect((await cancel(data?.reserveOrderId ?? '')).data).toBe(true)
  })

  it('stops at the capacity, and at the limit of companions', async () => {
    for (let people = 0; people < 12; people += 4) await reserve(BACKSTAGE, { qty: 4 })
    expect((await slots(BACKSTAGE))[0]).toMatchObject({ left: 0, state: 'FULL' })
    expect(await reserve(BACKSTAGE)).toMatchObject({ statusCode: BUSINESS_ERROR.soldOut })
    expect(await reserve(FULL, { visitors: [await attendee('王小明', 'E12345678')] })).toMatchObject({
      statusCode: BUSINESS_ERROR.soldOut,
    })
    expect(await reserve(BACKSTAGE, { qty: 5, at: 1 })).toMatchObject({
      statusCode: BUSINESS_ERROR.limitReached,
      comments: '每次最多预约 4 人',
    })
    shop.clock.advance(15 * MINUTE)
    expect((await reserve(BACKSTAGE)).data).not.toBeNull()
  })

  it('fails for a past or unknown time', async () => {
    expect(await reserve(BACKSTAGE, { date: TODAY })).toMatchObject({ comments: '该时段已开始，请选择其他时段' })
    expect(await reserve(BACKSTAGE, { at: 9 })).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    expect(await reserve('nothing')).not.toMatchObject({ data: expect.anything() })
  })

  it('cancels in full until its time begins, once, for its user only', async () => {
    const orderId = await booked({ qty: 2 })
    expect(await cancel(orderId, stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect((await cancel(orderId)).data).toBe(true)
    expect((await cancel(orderId)).data).toBe(true)
    expect((await records())[0]).toMatchObject({ state: 'CANCELED', canCancel: false })
    const back = await shop.database.db.select().from(refunds)
    expect(back.map(({ cents, state }) => [cents, state])).toEqual([[13_600, 'APPROVED']])
    expect((await slots(BACKSTAGE))[0]?.left).toBe(12)
    expect((await records())[0]).not.toHaveProperty('qrCode')
  })

  it('cannot be cancelled once its time has begun', async () => {
    const orderId = await booked({ date: TODAY, at: 1 })
    shop.clock.advance(4 * HOUR)
    as = await shop.signIn('13970000001')
    expect((await records())[0]).toMatchObject({ state: 'BOOKED', canCancel: false })
    expect(await cancel(orderId)).toMatchObject({ comments: '该预约当前不能取消，如需帮助请联系客服' })
  })

  it('opens the entrance once, and ends with its time (contract D-16)', async () => {
    const [orderId, unused] = [await booked(), await booked()]
    const checkIn = async (id: string) => (await sandbox(shop, `reservations/${id}/check-in`)) as object
    expect(await checkIn(orderId)).toMatchObject({ done: true })
    expect(await checkIn(orderId)).toMatchObject({ done: false })
    expect(await cancel(orderId)).toMatchObject({ statusCode: BUSINESS_ERROR.notPayable })
    shop.clock.advance(2 * DAY)
    await sandbox(shop, 'jobs')
    as = await shop.signIn('13970000001')
    expect(await checkIn(unused)).toMatchObject({ done: false })
    const states = new Map((await records()).map(({ reserveOrderId, state }) => [reserveOrderId, state]))
    expect([states.get(orderId), states.get(unused)]).toEqual(['USED', 'EXPIRED'])
    expect((await voucher(orderId)).data?.qrCode).toBe('')
  })

  it('belongs to its user only', async () => {
    const orderId = await booked()
    expect(await records(stranger)).toEqual([])
    expect(await voucher(orderId, stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })
})
