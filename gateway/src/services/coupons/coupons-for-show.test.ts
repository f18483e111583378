import { demoCoupon } from '@test/demo-coupon'
import { demoCatalogue } from '../../demo/demo-source'
import { NAMED_SHOWS } from '../../demo/named-shows'
import { isForShow } from './coupons-for-show'

describe('a coupon for certain days', () => {
  it('rejects a show on other days (COUPON-010)', () => {
    const show = demoCatalogue(Date.UTC(2026, 10, 20, 2)).show(NAMED_SHOWS.simpleConcert)
    const { terms } = demoCoupon('weekend-95')
    const [session] = show.sessions
    if (!session) throw new Error('no session')
    const on = (day: number) => ({
      ...show,
      sessions: [
        { ...session, seatPlans: session.seatPlans, beginAt: Date.UTC(2026, 10, 22 + day, 12), utcOffset: 480 },
      ],
    })
    expect([0, 1, 2, 3, 4, 5, 6].filter((day) => isForShow(terms, on(day)))).toEqual([0, 5, 6])
  })
})
