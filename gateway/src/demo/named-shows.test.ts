import type { Show } from '../catalogue/entities/show'
import { createDemoCatalogue } from './demo-catalogue'
import { NAMED_SHOWS } from './named-shows'

const ANCHOR = Date.UTC(2026, 10, 30, 18)
const shop = createDemoCatalogue(ANCHOR)

function named(name: keyof typeof NAMED_SHOWS): Show {
  const show = shop.shows.find((candidate) => candidate.showId === NAMED_SHOWS[name])
  if (show === undefined) throw new Error(`no show named ${name}`)
  return show
}

function plansOf(show: Show) {
  return show.sessions.flatMap((session) => session.seatPlans)
}

describe('the named shows', () => {
  it('rank the simple concert in Shanghai first, without names, all plans on sale', () => {
    const show = named('simpleConcert')
    expect(shop.shows[0]).toBe(show)
    expect(show.cityId).toBe('BL1106')
    expect(show.sessions.map((session) => session.realNameType)).toEqual(['NONE', 'NONE'])
    expect(plansOf(show).every((plan) => plan.purchaseMode === 'BUY' && plan.stock > 3)).toBe(true)
    expect(plansOf(show).some((plan) => plan.seatPlanCategory === 'COMBO')).toBe(true)
  })

  it('require one name per ticket, or one per order', () => {
    for (const session of named('realNamePerTicket').sessions) {
      expect(session.realNameType).toBe('ONE_PER_TICKET')
      expect([session.limitation, session.perUserLimit]).toEqual([2, 2])
      expect(session.deliverMethods).toEqual(['ID_CARD'])
    }
    expect(named('realNamePerOrder').sessions.every((session) => session.realNameType === 'ONE_PER_ORDER')).toBe(true)
  })

  it('deliver by courier, at the venue, or either', () => {
    expect(named('expressDelivery').sessions[0]?.deliverMethods).toEqual(['EXPRESS'])
    expect(named('pickUp').sessions[0]?.deliverMethods).toEqual(['E_TICKET', 'PICK_UP'])
    expect(named('childTicket').sessions[0]?.deliverMethods).toEqual(['E_TICKET', 'EXPRESS'])
  })

  it('have the statuses of their names', () => {
    const statuses = (['preSale', 'soldOut', 'lackOfTicket', 'delayed', 'canceled', 'completed'] as const).map(
      (name) => named(name).showStatus,
    )
    expect(statuses).toEqual(['PRE_SALE', 'SOLD_OUT', 'LACK_OF_TICKET', 'DELAY', 'CANCELED', 'COMPLETED'])
  })

  it('require captchas in Shenzhen, and sell simply elsewhere', () => {
    const show = named('captcha')
    expect(show.captchas).toEqual(['SLIDER', 'IMAGE'])
    expect(show.sessions.every(({ realNameType }) => realNameType === 'NONE')).toBe(true)
    expect(plansOf(show).every((plan) => plan.purchaseMode === 'BUY' && plan.stock > 3)).toBe(true)
    expect(shop.shows.filter(({ captchas }) => captchas.length > 0)).toEqual([show])
  })

  it('start the pre-sale after today', () => {
    expect(named('preSale').saleTime).toBeGreaterThan(ANCHOR)
  })

  it('sell nothing of sold-out shows', () => {
    expect(plansOf(named('soldOut')).every((plan) => plan.stock === 0)).toBe(true)
    const lacking = plansOf(named('lackOfTicket'))
    expect(lacking.every((plan) => plan.stock === 0 && plan.purchaseMode === 'LACK_REGISTER')).toBe(true)
  })

  it('cost nothing for a free show', () => {
    const show = named('free')
    expect(show.isFree).toBe(true)
    expect(plansOf(show).map((plan) => plan.priceCent)).toEqual([0, 0])
  })

  it('stock exactly fifty tickets in the first seat plan, six per order', () => {
    for (const session of named('fiftyTickets').sessions) {
      expect(session.seatPlans[0]?.stock).toBe(50)
      expect(session.seatPlans[0]?.purchaseMode).toBe('BUY')
      expect([session.limitation, session.perUserLimit, session.realNameType]).toEqual([6, null, 'NONE'])
    }
  })

  it('has a waiting list for the dearest plan, which is gone, and for the next one, which has two left', () => {
    expect(
      named('waitList').sessions[0]?.seatPlans.map(({ purchaseMode, stock }) => [purchaseMode, Math.min(stock, 3)]),
    ).toEqual([
      ['BUY', 3],
      ['BUY', 3],
      ['WAIT_LIST', 2],
      ['WAIT_LIST', 0],
    ])
  })

  it('reserve, and sell to designated users', () => {
    expect(named('reserve').sessions[0]?.seatPlans[0]?.purchaseMode).toBe('RESERVE')
    expect(plansOf(named('designated')).some((plan) => plan.purchaseMode === 'DESIGNATED')).toBe(true)
  })

  it('hide the price, or leave it to be determined', () => {
    expect(named('hiddenPrice').customPrice).toBe(0)
    expect(named('priceToBeDetermined').customPrice).toBe(-1)
  })

  it('have a child ticket with an age limit and a family combo', () => {
    const plans = named('childTicket').sessions[0]?.seatPlans ?? []
    expect(plans.find((plan) => plan.ageLimit !== null)?.ageLimit).toEqual({ minAge: 3, maxAge: 12, minQty: 1 })
    expect(plans.find((plan) => plan.seatPlanCategory === 'COMBO')?.unitQty).toBe(2)
  })

  it('open the exhibition on thirty days and warn of sensitive content', () => {
    expect(named('exhibition').sessions).toHaveLength(30)
    expect(named('sensitive').isSensitive).toBe(true)
  })
})
