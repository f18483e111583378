import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { listPackageSessions } from '@/contracts/package/list-package-sessions'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { lockSeats } from '@/contracts/seat/lock-seats'
import type { SeatMapDynamic, SeatMapStatic } from '@/contracts/seat/seat-map'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { routes } from '@/routes'
import type { ChosenSession } from '@/stores/package-choice-store'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import TicketPackageShowPage from './ticket-package-show'

const [NIGHTS, SEATS] = demoPackages()
const nights = { promotionId: NIGHTS?.promotionId ?? '' }
const seats = { promotionId: SEATS?.promotionId ?? '' }
const showIds = (given = NIGHTS) => given?.rules.map(({ showId }) => showId) ?? []

/** Tickets of the first session of a show at its first price; with free seats if they are picked. */
async function chosenOf(promotionId: string, showId: string, qty: number): Promise<ChosenSession> {
  const shop = await theGateway()
  const { data } = await shop.call(listPackageSessions, { promotionId, showId })
  const [session] = data?.sessions ?? []
  const [plan] = session?.seatPlans ?? []
  const found = { showId, bizShowSessionId: session?.bizShowSessionId ?? '' }
  const seatPlanId = plan?.seatPlanId ?? ''
  const seatIds = session?.supportSeatPicking ? await freeSeats(found, seatPlanId, qty) : []
  return { ...found, items: [{ seatPlanId, qty }], seatIds }
}

async function freeSeats(session: { showId: string; bizShowSessionId: string }, seatPlanId: string, count: number) {
  const shop = await theGateway()
  const layout = new SeatLayout((await shop.call(getSeatMapStatic, session)).data as SeatMapStatic)
  const zoneId = layout.zones.map(({ zone }) => zone.zoneId).join(',')
  const availability = new SeatAvailability(layout)
  availability.apply((await shop.call(getSeatMapDynamic, { ...session, zoneId })).data as SeatMapDynamic)
  return [...availability.states.keys()]
    .filter((seat) => availability.states[seat] === 1 && layout.levelOf(seat)?.seatPlanId === seatPlanId)
    .slice(0, count)
    .map((seat) => layout.seatId(seat))
}

async function open({ promotionId }: typeof nights, chosen: readonly ChosenSession[], options: RenderOptions = {}) {
  return renderPage(TicketPackageShowPage, routes.ticketPackageShow, {
    params: { promotionId },
    signedInAs: '13800138000',
    prepare: ({ app }) => {
      for (const one of chosen) app.packageChoice.put(promotionId, one)
    },
    ...options,
  })
}

describe('the shows of a package (SEAT-008, SEAT-009)', () => {
  it('show the tickets that each contributes, and open show and sessions', async () => {
    const [showId = ''] = showIds()
    const { router } = await open(nights, [])
    await seenText('选 1–4 张')
    expect(byId('confirm-package').hasAttribute('disabled')).toBe(true)
    await tap(`sessions-${showId}`)
    expect(router.lastMove).toMatchObject({ path: routes.ticketPackageSession.path, params: { ...nights, showId } })
  })

  it('show the missing parts of the package, and its price (SEAT-029, SEAT-030, CAT-126)', async () => {
    const [one = '', two = '', three = ''] = showIds()
    const begun = [await chosenOf(nights.promotionId, one, 1), await chosenOf(nights.promotionId, two, 2)]
    const { app, show, router } = await open(nights, begun)
    await eventually(() => expect(byId('package-total').textContent).toContain('至少选 1 张'))
    expect(byId('confirm-package').hasAttribute('disabled')).toBe(true)
    app.packageChoice.put(nights.promotionId, await chosenOf(nights.promotionId, three, 1))
    await show()
    await eventually(() => expect(byId('package-total').textContent).toContain('已优惠'))
    await tap('confirm-package')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.confirmOrder.path))
    const { showId, promotionId, comboItems = '[]', seatLockId } = router.lastMove?.params ?? {}
    expect({ showId, promotionId, seatLockId }).toEqual({ showId: one, ...nights, seatLockId: undefined })
    expect(JSON.parse(comboItems).map((item: ChosenSession) => item.showId)).toEqual([one, two, three])
  })

  it('send a visitor to the login, and keep the choice', async () => {
    const all = await Promise.all(showIds().map((showId) => chosenOf(nights.promotionId, showId, 1)))
    const { app, router } = await open(nights, all, { signedInAs: undefined })
    await eventually(() => expect(byId('confirm-package').hasAttribute('disabled')).toBe(false))
    await tap('confirm-package')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(app.packageChoice.of(nights.promotionId)).toHaveLength(3)
  })
})

describe('a package of seats (SEAT-007)', () => {
  it('locks the seats of every session on the way to the order', async () => {
    const all = await Promise.all(showIds(SEATS).map((showId) => chosenOf(seats.promotionId, showId, 2)))
    const { router, gateway } = await open(seats, all)
    await eventually(() => expect(byId('confirm-package').hasAttribute('disabled')).toBe(false))
    await tap('confirm-package')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.confirmOrder.path))
    const items = JSON.parse(router.lastMove?.params.comboItems ?? '[]')
    expect(items).toMatchObject([{ seatLockId: expect.any(String) }, { seatLockId: expect.any(String) }])
    const other = await gateway.signIn('13900139020')
    for (const { showId, bizShowSessionId, seatIds } of all) {
      const { data } = await gateway.call(lockSeats, { showId, bizShowSessionId, seatIds }, { as: other })
      expect([...(data?.failedSeatIds ?? [])].sort()).toEqual([...seatIds].sort())
    }
  })

  it('names the show of a lost seat, returns the others, and forgets them', async () => {
    const [first, second] = await Promise.all(showIds(SEATS).map((showId) => chosenOf(seats.promotionId, showId, 2)))
    if (!first || !second) throw new Error('two shows')
    const shop = await theGateway()
    const other = await shop.signIn('13900139022')
    const { showId, bizShowSessionId, seatIds } = second
    await shop.call(lockSeats, { showId, bizShowSessionId, seatIds: seatIds.slice(0, 1) }, { as: other })
    const { app, router } = await open(seats, [first, second], { signedInAs: '13800138004' })
    await eventually(() => expect(byId('confirm-package').hasAttribute('disabled')).toBe(false))
    await tap('confirm-package')
    await seenText('有座位刚被别人选走')
    expect(router.moves).toEqual([])
    expect(app.packageChoice.of(seats.promotionId).map((one) => one.showId)).toEqual([first.showId])
    const free = { showId: first.showId, bizShowSessionId: first.bizShowSessionId, seatIds: first.seatIds }
    expect((await shop.call(lockSeats, free, { as: other })).data?.seatLockId).toBeTruthy()
    await seen('package-total')
  })
})

describeStates({
  Page: TicketPackageShowPage,
  route: routes.ticketPackageShow,
  options: async () => ({ params: nights }),
  words: '选 1–4 张',
})
