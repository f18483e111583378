import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { dayText, groupVouchers } from './voucher-groups'

/** Noon of 20 November 2026 in Shanghai. */
const NOON = Date.UTC(2026, 10, 20, 4)
const HOUR = 3_600_000

const voucher = (showTime: number, more: Partial<VoucherCard> = {}): VoucherCard => ({
  voucherId: String(showTime),
  orderId: 'o',
  showId: 's',
  showName: '',
  posterUrl: '',
  posterColor: '',
  sessionName: '',
  sessionShowTime: '',
  showTime,
  utcOffset: 480,
  venueName: '',
  cityName: '',
  ticketForm: 'E_TICKET',
  voucherState: 'UNUSED',
  ticketQty: 1,
  remainQty: 1,
  canTransfer: false,
  needRealName: false,
  ...more,
})

describe('vouchers by day', () => {
  it('appear under their day at the venue, and ended ones under one heading (TICKET-001)', () => {
    const groups = groupVouchers(
      [
        voucher(NOON + HOUR),
        voucher(NOON + 11 * HOUR),
        voucher(NOON + 12 * HOUR),
        voucher(NOON - 24 * HOUR, { voucherState: 'USED' }),
        voucher(NOON - 48 * HOUR, { voucherState: 'EXPIRED' }),
      ],
      NOON,
    )
    expect(groups.map(({ key, inDays, vouchers }) => [key, inDays, vouchers.length])).toEqual([
      ['2026-11-20', 0, 2],
      ['2026-11-21', 1, 1],
      ['over', null, 2],
    ])
  })

  it('rank those without entry on the day behind the others', () => {
    const [group] = groupVouchers(
      [
        voucher(NOON + HOUR, { voucherId: 'refunded', voucherState: 'REFUNDED' }),
        voucher(NOON + 2 * HOUR, { voucherId: 'sending', voucherState: 'LOCKED' }),
        voucher(NOON + 3 * HOUR, { voucherId: 'unused' }),
      ],
      NOON,
    )
    expect(group?.vouchers.map(({ voucherId }) => voucherId)).toEqual(['sending', 'unused', 'refunded'])
  })

  it('follow the clock of each venue (TICKET-001)', () => {
    const late = NOON + 15 * HOUR
    expect(groupVouchers([voucher(late, { utcOffset: 0 })], NOON)[0]?.key).toBe('2026-11-20')
    expect(groupVouchers([voucher(late)], NOON)[0]?.key).toBe('2026-11-21')
  })

  it("keep last night's running show out of the ended ones (TICKET-001)", () => {
    expect(groupVouchers([voucher(NOON - 13 * HOUR)], NOON)).toMatchObject([{ key: '2026-11-19', inDays: -1 }])
  })

  it('show the year when it is another one (TICKET-001)', () => {
    expect(dayText(voucher(NOON), NOON, 'zh-CN')).toBe('11月20日 周五')
    expect(dayText(voucher(NOON), NOON, 'en-US')).toBe('Fri, Nov 20')
    expect(dayText(voucher(Date.UTC(2027, 0, 2, 4)), NOON, 'zh-MO')).toBe('2027年1月2日 週六')
  })
})
