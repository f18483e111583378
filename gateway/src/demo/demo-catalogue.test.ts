import type { SeatPlan, Session } from '../catalogue/entities/session'
import type { Show } from '../catalogue/entities/show'
import { DAY_MS } from '../clock'
import { createDemoCatalogue } from './demo-catalogue'
import { NAMED_SHOWS } from './named-shows'

const ANCHOR = Date.UTC(2026, 3, 15, 4)
const shop = createDemoCatalogue(ANCHOR)

function named(name: keyof typeof NAMED_SHOWS): Show {
  const show = shop.shows.find((candidate) => candidate.showId === NAMED_SHOWS[name])
  if (show === undefined) throw new Error(`no show named ${name}`)
  return show
}

function countBy<T extends string>(shows: readonly Show[], keyOf: (show: Show) => T): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const show of shows) counts[keyOf(show)] = (counts[keyOf(show)] ?? 0) + 1
  return counts
}

/** Visits every value in the shop recursively. */
function everyValue(value: unknown, visit: (value: object) => void): void {
  if (value === null || typeof value !== 'object') return
  visit(value)
  for (const inner of Object.values(value)) everyValue(inner, visit)
}

const sessions: readonly Session[] = shop.shows.flatMap((show) => show.sessions)
const seatPlans = plansOf(shop.shows)

function plansOf(shows: readonly Show[]): readonly SeatPlan[] {
  return shows.flatMap((show) => show.sessions).flatMap((session) => session.seatPlans)
}

describe('createDemoCatalogue', () => {
  it('returns exactly the same shop for the same day', () => {
    const again = createDemoCatalogue(ANCHOR)
    expect(again).toEqual(shop)
    expect(plansOf(again.shows)).toEqual(seatPlans)
  })

  it('keeps the ids and moves the dates when the day moves', () => {
    const later = createDemoCatalogue(ANCHOR + 7 * DAY_MS)
    expect(later.shows.map((show) => show.showId)).toEqual(shop.shows.map((show) => show.showId))
    expect(later.shows.map((show) => show.firstShowTime)).toEqual(
      shop.shows.map((show) => show.firstShowTime + 7 * DAY_MS),
    )
  })

  it('fills every category and every city (CAT-031, CAT-032, CAT-033, CAT-034, CAT-035, CAT-036, CAT-037, CAT-038, CAT-039, SHELL-001)', () => {
    const byCategory = Object.values(countBy(shop.shows, (show) => show.category))
    expect(byCategory).toHaveLength(8)
    expect([...new Set(shop.shows.map((show) => show.category))].sort()).toEqual([
      'ErTongQinZi',
      'HuaJuGeJu',
      'QuYiZaTan',
      'TiYuSaiShi',
      'WuDaoBaLei',
      'YanChangHui',
      'YinYueHui',
      'ZhanLanXiuXian',
    ])
    expect(Math.min(...byCategory)).toBeGreaterThanOrEqual(25)
    const byCity = countBy(shop.shows, (show) => show.cityId)
    for (const site of shop.sites) expect(byCity[site.cityId]).toBeGreaterThanOrEqual(5)
    expect(shop.shows.length).toBeGreaterThanOrEqual(220)
    expect(shop.categories.map((category) => category.code)).toContain('ALL')
  })

  it('has every show status, most shows on sale', () => {
    const byStatus = countBy(shop.shows, (show) => show.showStatus)
    expect(Object.keys(byStatus).sort()).toEqual([
      'CANCELED',
      'COMPLETED',
      'DELAY',
      'DISABLED',
      'LACK_OF_TICKET',
      'ON_SALE',
      'PENDING',
      'PRE_SALE',
      'SOLD_OUT',
    ])
    expect(byStatus.ON_SALE).toBeGreaterThan(shop.shows.length * 0.75)
  })

  it('gives all objects unique ids of 24 hexadecimal digits', () => {
    const ids = [
      ...shop.shows.map((show) => show.showId),
      ...shop.venues.map((venue) => venue.venueId),
      ...shop.tours.map((tour) => tour.tourId),
      ...sessions.map((session) => session.sessionId),
      ...seatPlans.map((plan) => plan.seatPlanId),
      ...shop.shows.flatMap((show) => show.notices.map((notice) => notice.noticeId)),
      ...shop.home.announcements.map((notice) => notice.noticeId),
      ...shop.home.slides.map((slide) => slide.slideId),
      ...shop.agreements.map((agreement) => agreement.agreementId),
    ]
    expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leaves no text empty in any language', () => {
    const empty: object[] = []
    let texts = 0
    everyValue([shop, seatPlans], (value) => {
      if (!('zh-CN' in value && 'zh-MO' in value && 'en-US' in value)) return
      texts += 1
      if ([value['zh-CN'], value['zh-MO'], value['en-US']].some((text) => !String(text).trim())) empty.push(value)
    })
    expect(texts).toBeGreaterThan(10_000)
    expect(empty).toEqual([])
  })

  it('writes zh-MO in traditional characters and en-US without Chinese', () => {
    const show = named('simpleConcert')
    expect(show.name['zh-MO']).toContain('巡迴演唱會')
    const chinese: string[] = []
    everyValue([shop, seatPlans], (value) => {
      if ('en-US' in value && /[一-鿿]/.test(String(value['en-US']))) chinese.push(String(value['en-US']))
    })
    expect(chinese).toEqual([])
  })

  it('describes shows in plain HTML only', () => {
    const htmls = shop.shows.flatMap((show) => [
      ...Object.values(show.description),
      ...show.notices.flatMap((notice) => Object.values(notice.content)),
    ])
    const tags = new Set(
      htmls.flatMap((html) => Array.from(html.matchAll(/<\/?([^\s>/]+)[^>]*>/g), (match) => match[1])),
    )
    expect([...tags].sort()).toEqual(['h3', 'li', 'p', 'strong', 'ul'])
  })

  it('spreads from a few days ago to eight months ahead', () => {
    const times = sessions.map((session) => session.beginAt)
    expect(Math.min(...times)).toBeLessThan(ANCHOR)
    expect(Math.min(...times)).toBeGreaterThan(ANCHOR - 8 * DAY_MS)
    expect(Math.max(...times)).toBeGreaterThan(ANCHOR + 225 * DAY_MS)
    expect(Math.max(...times)).toBeLessThan(ANCHOR + 250 * DAY_MS)
  })

  it('dates ended shows in the past, and all others in the future', () => {
    for (const show of shop.shows) {
      if (show.showStatus === 'COMPLETED') expect(show.lastShowTime).toBeLessThan(ANCHOR)
      else expect(show.firstShowTime).toBeGreaterThan(ANCHOR)
      expect(show.lastShowTime).toBeGreaterThanOrEqual(show.firstShowTime)
    }
  })

  it('starts upcoming sales after today and before the show', () => {
    for (const show of shop.shows) {
      if (show.showStatus !== 'PRE_SALE') {
        expect(show.saleTime).toBeNull()
        continue
      }
      expect(show.saleTime).toBeGreaterThan(ANCHOR)
      expect(show.saleTime).toBeLessThan(show.firstShowTime)
    }
  })

  it('keeps the sessions of a show in order, on the clock of the venue', () => {
    for (const show of shop.shows) {
      expect(show.sessions.length).toBeGreaterThanOrEqual(1)
      expect(show.sessions.length).toBeLessThanOrEqual(show.category === 'ZhanLanXiuXian' ? 30 : 8)
      const begins = show.sessions.map((session) => session.beginAt)
      expect([...begins].sort((a, b) => a - b)).toEqual(begins)
      for (const session of show.sessions) {
        expect(session.endAt).toBeGreaterThan(session.beginAt)
        const hour = new Date(session.beginAt + session.utcOffset * 60_000).getUTCHours()
        expect(hour).toBeGreaterThanOrEqual(7)
        expect(hour).toBeLessThanOrEqual(20)
      }
    }
  })

  it('limits orders and names the documents when names are required', () => {
    for (const session of sessions) {
      expect(session.limitation).toBeGreaterThanOrEqual(1)
      expect(session.limitation).toBeLessThanOrEqual(6)
      expect(session.idTypes.length > 0).toBe(session.realNameType !== 'NONE')
      expect(session.deliverMethods.length).toBeGreaterThan(0)
    }
  })

  it('sells two to seven seat plans a session, at whole cents and with whole stocks', () => {
    for (const session of sessions) {
      expect(session.seatPlans.length).toBeGreaterThanOrEqual(2)
      expect(session.seatPlans.length).toBeLessThanOrEqual(7)
      expect(new Set(session.seatPlans.map((plan) => plan.name['zh-CN'])).size).toBe(session.seatPlans.length)
    }
    for (const plan of seatPlans) {
      expect(Number.isInteger(plan.priceCent) && plan.priceCent >= 0).toBe(true)
      expect(Number.isInteger(plan.stock) && plan.stock >= 0).toBe(true)
    }
  })

  it('makes combos of seat plans of the same session', () => {
    const combos = sessions.flatMap((session) =>
      session.seatPlans.filter((plan) => plan.seatPlanCategory === 'COMBO').map((plan) => ({ session, plan })),
    )
    expect(combos.length).toBeGreaterThan(50)
    for (const { session, plan } of combos) {
      const singles = session.seatPlans.filter((other) => other.seatPlanCategory === 'SINGLE')
      const known = singles.map((other) => other.seatPlanId)
      for (const item of plan.comboItems) expect(known).toContain(item.seatPlanId)
      expect(plan.unitQty).toBe(plan.comboItems.reduce((sum, item) => sum + item.qty, 0))
      const apart = plan.comboItems.reduce((sum, item) => {
        const single = singles.find((other) => other.seatPlanId === item.seatPlanId)
        return sum + (single?.priceCent ?? 0) * item.qty
      }, 0)
      expect(plan.priceCent).toBeLessThan(apart)
    }
  })

  it('covers every purchase mode, sold-out plans and plans with three left', () => {
    expect(new Set(seatPlans.map((plan) => plan.purchaseMode))).toEqual(
      new Set(['BUY', 'PICK_SEAT', 'RESERVE', 'LACK_REGISTER', 'DESIGNATED', 'WAIT_LIST']),
    )
    expect(seatPlans.filter((plan) => plan.stock === 0).length).toBeGreaterThan(50)
    expect(seatPlans.filter((plan) => plan.stock === 3).length).toBeGreaterThan(20)
  })

  it('sells something in the first session of every show on sale', () => {
    for (const show of shop.shows.filter((candidate) => candidate.showStatus === 'ON_SALE')) {
      const plans = show.sessions[0]?.seatPlans ?? []
      expect(plans.some(({ purchaseMode, stock }) => ['BUY', 'PICK_SEAT'].includes(purchaseMode) && stock >= 20)).toBe(
        true,
      )
    }
  })

  it('calls a session sold out exactly when nothing of it is left', () => {
    for (const session of sessions.filter(
      (candidate) => candidate.status === 'ON_SALE' || candidate.status === 'SOLD_OUT',
    )) {
      const isGone = session.seatPlans.every((plan) => plan.stock === 0)
      expect(session.status).toBe(isGone ? 'SOLD_OUT' : 'ON_SALE')
    }
  })

  it('computes the price range of a show from its single tickets', () => {
    const show = named('simpleConcert')
    expect([show.minPriceCent, show.maxPriceCent]).toEqual([38_000, 138_000])
  })

  it('discounts some shows by a number between 0 and 1', () => {
    const discounts = shop.shows.flatMap((show) => (show.discount === null ? [] : [show.discount]))
    expect(discounts.length).toBeGreaterThan(5)
    for (const discount of discounts) {
      expect(discount).toBeGreaterThan(0)
      expect(discount).toBeLessThan(1)
    }
  })

  it('tags some shows with coupons and activities', () => {
    const types = shop.shows.flatMap((show) => show.tags.map((tag) => tag.type))
    expect(types.filter((type) => type === 'MARKETING_TAG_COUPON').length).toBeGreaterThan(30)
    expect(types.filter((type) => type === 'MARKETING_TAG_ACTIVITY').length).toBeGreaterThan(30)
  })

  it('sends tours through several cities in the order of their dates', () => {
    expect(shop.tours.length).toBeGreaterThan(20)
    for (const tour of shop.tours) {
      const stops = tour.showIds.map((id) => shop.shows.find((show) => show.showId === id))
      expect(new Set(stops.map((show) => show?.cityId)).size).toBeGreaterThan(1)
      const times = stops.map((show) => show?.firstShowTime ?? 0)
      expect([...times].sort((a, b) => a - b)).toEqual(times)
    }
  })

  it('places shows in venues of their city', () => {
    for (const show of shop.shows) {
      const venue = shop.venues.find((candidate) => candidate.venueId === show.venueId)
      expect(venue?.cityId).toBe(show.cityId)
    }
  })
})

describe('the home page content', () => {
  it('opens existing shows and tours only', () => {
    const { home } = shop
    const targets = [...home.slides.map((slide) => slide.target), ...home.icons.map((icon) => icon.target)]
    const shows = new Set(shop.shows.map((show) => show.showId))
    const tours = new Set(shop.tours.map((tour) => tour.tourId))
    for (const target of targets) {
      if (target.kind === 'show') expect(shows).toContain(target.showId)
      if (target.kind === 'tour') expect(tours).toContain(target.tourId)
    }
    for (const id of home.showSlide.showIds) expect(shows).toContain(id)
    expect([home.slides.length, home.announcements.length, home.icons.length]).toEqual([5, 3, 10])
  })
})
