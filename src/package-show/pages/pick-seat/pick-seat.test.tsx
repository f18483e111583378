import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, pass, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { lockSeats } from '@/contracts/seat/lock-seats'
import type { SeatMapDynamic, SeatMapStatic } from '@/contracts/seat/seat-map'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import PickSeatPage from './pick-seat'
import { PickSeatModel } from './pick-seat-model'

const PHONE = '13800138000'

async function paramsOf(showId: string) {
  const { data } = await (await theGateway()).call(listSessionsStatic, { showId })
  return { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
}

function availabilityIn(layout: SeatLayout, answer: SeatMapDynamic): SeatAvailability {
  const availability = new SeatAvailability(layout)
  availability.apply(answer)
  return availability
}

/** Hall as the gateway returns it, with the row that has the most free seats. */
async function hallOf(params: { showId: string; bizShowSessionId: string }) {
  const shop = await theGateway()
  const { data: map } = await shop.call(getSeatMapStatic, params)
  const layout = new SeatLayout(map as SeatMapStatic)
  const zoneId = layout.zones.map(({ zone }) => zone.zoneId).join(',')
  const { data } = await shop.call(getSeatMapDynamic, { ...params, zoneId })
  const { states } = availabilityIn(layout, data as SeatMapDynamic)
  const rows = layout.zones.flatMap((zone) =>
    zone.rows.map((row) => {
      const all = Array.from({ length: row.to - row.from }, (_, at) => row.from + at)
      return { zone, row, free: all.filter((seat) => states[seat] === 1 && layout.partner(seat) === null) }
    }),
  )
  const [most] = rows.sort((one, other) => other.free.length - one.free.length)
  if (!most) throw new Error('no rows')
  return { layout, ...most }
}

/** An answer of the gateway. */
const answering = (data: unknown) => ({ status: 200, headers: {}, body: { statusCode: 200, data } })

async function openRow(
  canDraw = false,
  options: Pick<RenderOptions, 'signedInAs' | 'terminal'> = { signedInAs: PHONE },
  more = {},
) {
  const params = await paramsOf(NAMED_SHOWS.seatsClub)
  const hall = await hallOf(params)
  const page = await renderPage(PickSeatPage, routes.pickSeat, {
    params: { ...params, ...more },
    ...options,
    prepare: ({ canvases }) => {
      canvases.canDraw = canDraw
    },
  })
  await tap(`zone-${hall.zone.zone.zoneId}`)
  await tap(`row-${hall.row.rowId}`)
  return { ...page, ...hall, params }
}

describe('the head of the seat map', () => {
  it('names the show in the title, and the session and venue over the prices', async () => {
    const { gateway, params } = await openRow()
    const { data } = await gateway.call(listSessionsStatic, { showId: params.showId })
    await eventually(() => expect(byId('seat-occasion').textContent).toContain(data?.sessions[0]?.sessionShowTime))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('蓝星星三重奏')
  })

  it('links to the show by breadcrumbs on a desktop', async () => {
    const { router, params } = await openRow(false, { terminal: { form: 'desktop' } })
    await tap(await eventually(() => screen.getByRole('link', { name: /蓝星星三重奏/ })))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.showDetail.path }))
    expect(router.lastMove?.params).toEqual({ showId: params.showId })
  })
})

describe('the list of seats (SEAT-001, SEAT-024)', () => {
  it('opens zone, row and seats, and the order with locked seats', async () => {
    const { free, router, gateway, params, layout } = await openRow()
    const [one = 0, two = 0] = free
    expect((await seen(`seat-${one}`)).getAttribute('aria-checked')).toBe('false')
    await tap(`seat-${one}`)
    await tap(`seat-${two}`)
    expect(byId(`seat-${one}`).getAttribute('aria-checked')).toBe('true')
    expect(byId('seat-notice').textContent).toContain('共 2 座')
    await tap('confirm-seats')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.confirmOrder.path))
    expect(router.lastMove?.params).toMatchObject({ ...params, seatLockId: expect.any(String) })
    expect(JSON.parse(router.lastMove?.params.items ?? '[]')).toEqual([{ seatPlanId: expect.any(String), qty: 2 }])
    const other = await gateway.signIn('13900139002')
    const { data } = await gateway.call(lockSeats, { ...params, seatIds: [layout.seatId(one)] }, { as: other })
    expect(data?.failedSeatIds).toEqual([layout.seatId(one)])
  })

  it('removes a seat in the list and in the bar', async () => {
    const { free } = await openRow()
    const [one = 0] = free
    await tap(`seat-${one}`)
    await tap(await eventually(() => screen.getByRole('button', { name: /^取消选择/ })))
    expect(byId(`seat-${one}`).getAttribute('aria-checked')).toBe('false')
    expect(byId('confirm-seats').hasAttribute('disabled')).toBe(true)
  })

  it('shows the limit, and selects no more (SEAT-026, SEAT-027)', async () => {
    const { free, layout } = await openRow()
    const most = layout.map.limits.perOrder
    expect(free.length).toBeGreaterThan(most)
    for (const seat of free.slice(0, most + 1)) await tap(`seat-${seat}`)
    expect(byId('seat-notice').textContent).toContain('已达购买上限')
    expect(byId(`seat-${free[most]}`).getAttribute('aria-checked')).toBe('false')
  })

  it('keeps the selection of a visitor who has to log in first, then opens the order', async () => {
    const { free, router, app, params, layout, gateway, show } = await openRow(false, {})
    await tap(`seat-${free[0]}`)
    await tap('confirm-seats')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(app.seatChoice.of(params.bizShowSessionId)).toEqual([layout.seatId(free[0] ?? 0)])
    const accessToken = await gateway.signIn('13900139077')
    const tokens = { accessToken, refreshToken: '', expiresIn: 3600, isNewUser: false }
    act(() => app.session.signIn({ bizUserId: '', loginMethod: 'CELLPHONE', cellphone: '13900139077', ...tokens }))
    await show()
    await eventually(() => expect(router.lastMove?.path).toBe(routes.confirmOrder.path))
    expect(router.lastMove?.params).toMatchObject({ ...params, seatLockId: expect.any(String) })
  })

  it('keeps the choice when the language changes', async () => {
    const { free, app } = await openRow()
    await tap(`seat-${free[0]}`)
    app.locale.choose('en-US')
    await seenText('1 seat, ')
    expect(byId(`seat-${free[0]}`).getAttribute('aria-checked')).toBe('true')
  })

  it('names the lost seat, and offers the nearest of the same price', async () => {
    const { free, gateway, params, layout } = await openRow()
    const [, two = 0, three = 0] = free
    const other = await gateway.signIn('13900139004')
    await tap(`seat-${two}`)
    await tap(`seat-${three}`)
    await gateway.call(lockSeats, { ...params, seatIds: [layout.seatId(two)] }, { as: other })
    await tap('confirm-seats')
    await eventually(() => expect(byId('seat-notice').textContent).toContain('刚被别人选走'))
    expect(byId(`seat-${two}`).getAttribute('aria-checked')).toBe('false')
    expect(byId(`seat-${three}`).getAttribute('aria-checked')).toBe('true')
    await tap('take-instead')
    expect(byId('seat-notice').textContent).toContain('共 2 座')
  })

  it('notices within ten seconds that another buyer took a selected seat', async () => {
    const { free, gateway, params, layout } = await openRow()
    const [seat = 0] = free.slice(-1)
    await tap(`seat-${seat}`)
    const other = await gateway.signIn('13900139006')
    await gateway.call(lockSeats, { ...params, seatIds: [layout.seatId(seat)] }, { as: other })
    await pass(10_000)
    await eventually(() => expect(byId('seat-notice').textContent).toContain('刚被别人选走'))
  })
})

describe('seats for a ticket package (SEAT-007)', () => {
  const promotionId = demoPackages()[1]?.promotionId ?? ''

  it('join the package unlocked, and stay selected when the page is reopened', async () => {
    const { free, router, app, params, layout, gateway, close, ...testApp } = await openRow(false, {}, { promotionId })
    const [one = 0, two = 0] = free
    await tap(`seat-${one}`)
    await tap(`seat-${two}`)
    await tap('confirm-seats')
    await eventually(() => expect(router.lastMove?.how).toBe('back'))
    const { showId, bizShowSessionId } = params
    const seatIds = [one, two].map((seat) => layout.seatId(seat))
    expect(app.packageChoice.of(promotionId)).toEqual([
      { showId, bizShowSessionId, items: [{ seatPlanId: layout.levelOf(one)?.seatPlanId, qty: 2 }], seatIds },
    ])
    expect(app.seatChoice.of(bizShowSessionId)).toEqual([])
    const other = await gateway.signIn('13900139010')
    expect((await gateway.call(lockSeats, { ...params, seatIds }, { as: other })).data?.seatLockId).toBeTruthy()
    close()
    expect(testApp.network.sent.some((path) => path.endsWith('seat_locks'))).toBe(false)
    const again = new PickSeatModel(app, { ...params, promotionId })
    await done(again.hall.load())
    // Another buyer took them in the meantime.
    expect(again.selection.notice).toMatchObject({ kind: 'lost', seats: [one, two] })
    again.dispose()
  })
})

describe('availability requests of a visible page', () => {
  it('contains changes, every ten seconds, and nothing when hidden', async () => {
    const { network, params, gateway, free, layout } = await openRow()
    const requested = () => network.sent.filter((path) => path.endsWith('/seat_map/dynamic')).length
    const other = await gateway.signIn('13900139008')
    await gateway.call(lockSeats, { ...params, seatIds: [layout.seatId(free[0] ?? 0)] }, { as: other })
    const before = requested()
    await pass(10_000)
    await eventually(() => expect(requested()).toBe(before + 1))
    await eventually(() => expect(byId(`seat-${free[0]}`).hasAttribute('disabled')).toBe(true))
    expect(byId(`seat-${free[1]}`).hasAttribute('disabled')).toBe(false)
  })

  it('contains the whole map once it was replaced', async () => {
    const { network } = await openRow()
    const maps = () => network.sent.filter((path) => path.endsWith('/seat_map/static')).length
    expect(maps()).toBe(1)
    network.intercept = ({ url }) =>
      url.includes('/seat_map/dynamic') && url.includes('since=')
        ? answering({ version: 'another', ts: 0, zones: [] })
        : undefined
    await pass(10_000)
    await eventually(() => expect(maps()).toBe(2))
  })
})

describe('the legend', () => {
  it.each([
    ['the price that was chosen before', 1],
    ['all prices where the choice has no seats', -1],
  ])('opens with %s (SEAT-001)', async (_which, level) => {
    const params = await paramsOf(NAMED_SHOWS.seatsClub)
    const { layout } = await hallOf(params)
    const { seatPlanId = 'for-two', seatPlanName = '全部' } = layout.map.priceLevels[level] ?? {}
    await renderPage(PickSeatPage, routes.pickSeat, { params: { ...params, seatPlanId } })
    await eventually(() => {
      const chosen = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('aria-checked') === 'true')
      expect(chosen.map((radio) => radio.getAttribute('aria-label') ?? radio.textContent)).toEqual([seatPlanName])
    })
  })

  it('filters the zones by one price', async () => {
    const { layout } = await openRow()
    const zones = () => document.querySelectorAll('[id^="zone-"]').length
    expect(zones()).toBe(layout.zones.length)
    const { seatPlanId, seatPlanName } = layout.map.priceLevels[0] ?? {}
    await tap(screen.getByRole('radio', { name: seatPlanName }))
    const ofPlan = layout.zones.filter(({ zone }) => zone.seatPlanIds.includes(seatPlanId ?? ''))
    expect(zones()).toBe(ofPlan.length)
  })
})

describe('the best available seats (SEAT-024)', () => {
  it('choose neighbours with one tap, and show cheaper ones', async () => {
    await openRow()
    await tap('recommend')
    await tap('best-0')
    await eventually(() => expect(byId('seat-notice').textContent).toContain('共 2 座'))
    await tap('recommend')
    await seen('best-1')
  })
})

describe('in a large hall', () => {
  it('fetches a zone when it is opened', async () => {
    const params = await paramsOf(NAMED_SHOWS.seatsStadium)
    const { network } = await renderPage(PickSeatPage, routes.pickSeat, {
      params,
      prepare: ({ canvases }) => {
        canvases.canDraw = false
      },
    })
    await seen('seat-list')
    const fetched = () => network.sent.filter((path) => path.endsWith('/seats')).length
    expect(fetched()).toBe(0)
    const zone = await eventually(() => {
      const [first] = [...document.querySelectorAll('[id^="zone-"]')].filter((one) => one.hasAttribute('aria-expanded'))
      if (!first) throw new Error('no zone with seats')
      return first
    })
    await tap(zone)
    await eventually(() => expect(document.querySelectorAll('[id^="row-"]').length).toBeGreaterThan(5))
    expect(fetched()).toBe(1)
  })
})

describeStates({
  Page: PickSeatPage,
  route: routes.pickSeat,
  options: async () => ({ params: await paramsOf(NAMED_SHOWS.seatsClub) }),
  words: '推荐座位',
})
