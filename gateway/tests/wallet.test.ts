import { pastVoucher } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { cancelReservation } from '@/contracts/reserve/cancel-reservation'
import { getReservationVoucher } from '@/contracts/reserve/get-reservation-voucher'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { bindTickets } from '@/contracts/voucher/bind-tickets'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listPastVouchers } from '@/contracts/voucher/list-past-vouchers'
import { listSiteVouchers } from '@/contracts/voucher/list-site-vouchers'
import { listVoucherSites } from '@/contracts/voucher/list-voucher-sites'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = { offset: 0, length: 20 }
const SHANGHAI = 'BL1106'
/** New Year in Shanghai, where it is 2026 eight hours before it is in Greenwich. */
const NEW_YEAR_2026 = Date.UTC(2025, 11, 31, 16)
const HOUR = 3_600_000

describe('the wallet', () => {
  let shop: TestGateway
  let person: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  const wallet = async () => (await person.call(listVouchers, PAGE)).list
  const past = (year?: number) => person.call(listPastVouchers, { ...PAGE, ...(year !== undefined && { year }) })

  it('lists the next session first and ended ones last, the latest first (TICKET-022)', async () => {
    const old = await pastVoucher(person, shop.clock.now() - 48 * HOUR)
    const older = await pastVoucher(person, shop.clock.now() - 96 * HOUR)
    const later = await person.voucherOf(await person.paid(NAMED_SHOWS.sensitive))
    const next = await person.voucher()
    const list = await wallet()
    const upcoming = list.slice(0, 2)
    expect(upcoming.map(({ voucherId }) => voucherId).sort()).toEqual([later, next].sort())
    expect(upcoming[0]?.showTime).toBeLessThanOrEqual(upcoming[1]?.showTime ?? 0)
    expect(list.slice(2).map(({ voucherId }) => voucherId)).toEqual([old, older])
  })

  it('keeps a show on top while it plays (TICKET-022)', async () => {
    await person.voucher()
    const playing = await pastVoucher(person, shop.clock.now() - HOUR)
    expect((await wallet())[0]).toMatchObject({ voucherId: playing, voucherState: 'UNUSED' })
  })

  it('includes reserved times, with the fields of their page (TICKET-026)', async () => {
    const reserveOrderId = await person.reservation()
    await person.voucher()
    const reserved = (await wallet()).find((card) => card.reserveOrderId)
    expect(reserved).toMatchObject({ reserveOrderId, showName: '大剧院后台探秘', voucherState: 'UNUSED', ticketQty: 1 })
    expect(reserved?.posterUrl).toContain('/scenes/')
    expect(await person.call(getReservationVoucher, { id: reserveOrderId })).toMatchObject({ state: 'BOOKED' })
  })

  it('marks a cancelled reservation as refunded (TICKET-026)', async () => {
    const reserveOrderId = await person.reservation()
    await person.call(cancelReservation, { reserveOrderId })
    expect(await wallet()).toMatchObject([{ voucherState: 'REFUNDED', remainQty: 0 }])
  })

  it('groups past sessions by their year at the venue (TICKET-007)', async () => {
    const before = await pastVoucher(person, NEW_YEAR_2026 - 1)
    const after = await pastVoucher(person, NEW_YEAR_2026)
    await person.voucher()
    const all = await past()
    expect(all.years).toEqual([2026, 2025])
    expect(all.list.map(({ voucherId }) => voucherId)).toEqual([after, before])
    expect(all.list.map(({ voucherState }) => voucherState)).toEqual(['EXPIRED', 'EXPIRED'])
    expect((await past(2025)).list.map(({ voucherId }) => voucherId)).toEqual([before])
    expect(await past(2024)).toMatchObject({ list: [], total: 0, years: [2026, 2025] })
  })

  it('counts unused tickets by site, and lists those of a site (TICKET-008, TICKET-009)', async () => {
    const kept = await person.voucher()
    await pastVoucher(person)
    expect(await person.call(listVoucherSites, {})).toEqual([{ siteId: SHANGHAI, siteName: '上海', count: 1 }])
    const { list, total } = await person.call(listSiteVouchers, { siteId: SHANGHAI, ...PAGE })
    expect(list.map(({ voucherId }) => voucherId)).toEqual([kept])
    expect(total).toBe(1)
    expect(await person.call(listSiteVouchers, { siteId: 'BL1101', ...PAGE })).toMatchObject({ list: [], total: 0 })
  })

  it('shows the code that tickets were exchanged for, with how many are left (TICKET-020)', async () => {
    const { code } = (await sandbox(shop, 'ticket-codes', {
      showId: NAMED_SHOWS.simpleConcert,
      kind: 'EXCHANGE_CODE',
      qty: 2,
    })) as { http: number; code?: string }
    const { voucherIds } = await person.call(bindTickets, { exchangeCode: code ?? '' })
    expect((await person.call(getVoucher, { id: voucherIds[0] ?? '' })).codes).toEqual([
      { codeType: 'EXCHANGE_CODE', value: code, remainTicketCount: 2 },
    ])
  })

  it('counts tickets in transfer at their site (TICKET-008)', async () => {
    const voucherId = await person.voucher()
    await person.call(createTransfer, { voucherId, ticketIds: [await person.ticketOf(voucherId)] })
    expect(await person.call(listVoucherSites, {})).toMatchObject([{ count: 1 }])
  })
})
