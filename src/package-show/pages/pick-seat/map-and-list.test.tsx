import { recordingCanvas } from '@test/recording-canvas'
import { renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, pass, seen, seenText, tap } from '@test/screen'
import { firstSession } from '@test/seats-elsewhere'
import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { placeOf } from '@/domain/seat-map/map-view'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { themePalette } from '@/domain/theme-palette'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { MapCamera } from './map/map-camera'
import { MapGestures } from './map/map-gestures'
import { SeatMapView } from './map/seat-map-view'
import PickSeatPage from './pick-seat'
import { PickSeatModel } from './pick-seat-model'
import type { SeatHall } from './seat-hall'

const PHONE = '13800138000'
/** Maximum distance of a tap from the middle of a seat, px. */
const MISS_PX = 5

/** A hall on a canvas that records drawing; `canvas` null: the phone provides none. */
async function open({ hasCanvas = true, surfaces = true, showId = NAMED_SHOWS.seatsClub } = {}) {
  const params = await firstSession(await theGateway(), showId)
  const canvas = recordingCanvas({ surfaces, pixels: true })
  const page = await renderPage(PickSeatPage, routes.pickSeat, {
    params,
    signedInAs: PHONE,
    prepare: ({ canvases }) => {
      canvases.canvas = hasCanvas ? canvas : null
    },
  })
  return { ...page, params, canvas }
}

/** Draws frames until the map comes to rest; without surfaces, every frame is complete. */
async function settle(canvas: ReturnType<typeof recordingCanvas>) {
  for (let frame = 0; frame < 100; frame += 1) {
    act(() => void canvas.frame())
    await pass(50)
    if (!canvas.frame()) break
  }
}

/** A model with its hall, and the gestures of a map that shows it. */
async function onMap(app: Awaited<ReturnType<typeof open>>['app'], params: { showId: string }) {
  const model = new PickSeatModel(app, params)
  await done(model.hall.load())
  const { layout, availability } = model.hall.value as SeatHall
  const view = new SeatMapView({
    canvas: recordingCanvas({ surfaces: true, pixels: true }),
    layout,
    availability,
    isStill: true,
    now: () => 0,
    onRest: () => {},
    colors: seatMapColors(themePalette('light'), layout.map.priceLevels),
  })
  const gestures = new MapGestures(view, model)
  /** Taps a seat at an offset from its middle: twice, or once to deselect it. */
  const tapOn = (seat: number, dx: number, dy: number) => {
    view.approachSeats([seat])
    const { x, y } = placeOf(view.camera.view, { x: layout.x[seat] ?? 0, y: layout.y[seat] ?? 0 })
    model.selection.inspect(null)
    const taps = model.selection.chosen.has(seat) ? 1 : 2
    for (let tap = 0; tap < taps; tap += 1) gestures.onTap({ x: x + dx, y: y + dy })
  }
  return { model, tapOn, layout }
}

describe('map and list (SEAT-024, SEAT-026)', () => {
  it('select the same seats whatever is tapped in either, and whatever the legend shows', async () => {
    const { app, params } = await open()
    const { model: byMap, tapOn, layout } = await onMap(app, params)
    const byList = new PickSeatModel(app, params)
    await done(byList.hall.load())
    const planIds = [null, ...layout.map.priceLevels.map(({ seatPlanId }) => seatPlanId)]
    const miss = fc.integer({ min: -MISS_PX, max: MISS_PX })
    const seat = fc.nat({ max: layout.count - 1 })
    const steps = fc.array(fc.record({ seat, plan: fc.constantFrom(...planIds), dx: miss, dy: miss }))
    fc.assert(
      fc.property(steps, (taps) => {
        for (const { seat, plan, dx, dy } of taps) {
          byList.selection.showPlan(plan)
          byMap.selection.showPlan(plan)
          // An unavailable seat is no control in the list; tapping it on the map does nothing.
          if (byList.selection.chosen.has(seat) || byList.selection.canTake(seat)) byList.selection.toggle(seat)
          tapOn(seat, dx, dy)
          expect([...byMap.selection.chosen].sort()).toEqual([...byList.selection.chosen].sort())
          expect(byMap.selection.totalCents).toBe(byList.selection.totalCents)
        }
      }),
    )
    byList.dispose()
    byMap.dispose()
  })

  it('show the view of a seat before selection, and select it by a button too', async () => {
    await open()
    await seen('seat-map')
    const map = await eventually(() => screen.getByRole('application'))
    expect(byId('confirm-seats').hasAttribute('disabled')).toBe(true)
    fireEvent.keyDown(map, { key: 'ArrowRight' })
    await eventually(() => expect(byId('seat-inspected').textContent).toMatch(/距舞台约 \d+ 米，.*舞台/))
    expect(byId('confirm-seats').hasAttribute('disabled')).toBe(true)
    // Unavailable seats on the path are inspected but cannot be selected.
    for (const key of [...'rrrdllldrrrdlll'].map((way) => ({ r: 'ArrowRight', l: 'ArrowLeft', d: 'ArrowDown' })[way])) {
      if (document.getElementById('take-seat')) break
      fireEvent.keyDown(map, { key })
      await pass(50)
    }
    await tap('take-seat')
    expect(byId('seat-notice').textContent).toContain('共 1 座')
    expect(byId('seat-inspected').textContent).toBe('')
  })

  it('describe the view of every row, and of seats that differ', async () => {
    const { app, params } = await open()
    const { model, layout } = await onMap(app, params)
    await tap(screen.getByRole('button', { name: '座位列表' }))
    const marked = layout.flags.findIndex((flags, seat) => flags > 0 && model.selection.canTake(seat))
    const [zone, row] = [layout.zoneOf(marked), layout.rowOf(marked)]
    await tap(`zone-${zone?.zone.zoneId}`)
    expect((await seen(`row-${row?.rowId}`)).textContent).toMatch(/距舞台约 \d+ 米/)
    await tap(`row-${row?.rowId}`)
    const group = await eventually(() => screen.getByRole('group', { name: row?.rowName }))
    expect(group.textContent).toMatch(new RegExp(`(视线受阻|轮椅席|陪同席|靠过道|情侣座)：.*${layout.number[marked]}`))
    model.dispose()
  })

  it('offer standing places alike: by quantity, after showing the price (SEAT-003)', async () => {
    const { app, router, canvas, params } = await open({ showId: NAMED_SHOWS.seatsStadium })
    const { model, layout } = await onMap(app, params)
    const standing = layout.zones.find(({ zone }) => zone.kind === 'STAND')?.zone
    const map = (await seen('seat-map')) as HTMLElement
    await pass(50)
    const { x, y } = placeOf(new MapCamera(layout.map, canvas, true).view, standing?.label ?? { x: 0, y: 0 })
    // jsdom has no pointer events with coordinates.
    for (const how of ['pointerdown', 'pointerup']) {
      fireEvent(map, new MouseEvent(how, { bubbles: true, clientX: x, clientY: y }))
    }
    await eventually(() => expect(byId('seat-inspected').textContent).toMatch(/站席.*¥\d+.*余 \d+ 张/))
    expect(router.moves).toEqual([])
    await tap('book-standing')
    const byMap = router.lastMove
    expect(byMap).toMatchObject({ path: routes.booking.path, params: { seatPlanId: standing?.seatPlanIds[0] } })
    await tap(screen.getByRole('button', { name: '座位列表' }))
    await tap(`zone-${standing?.zoneId}`)
    expect(router.lastMove).toEqual(byMap)
    model.dispose()
  })

  it('keep the zoom and the place of the map, and open its zone in the list', async () => {
    const { canvas } = await open({ surfaces: false })
    await seen('seat-map')
    const map = await eventually(() => screen.getByRole('application'))
    fireEvent.keyDown(map, { key: 'ArrowRight' })
    await settle(canvas)
    const inSight = await eventually(() => byId('zone-in-sight').textContent ?? '')
    expect(inSight).toMatch(/¥\d+.*余 \d+ 座/)
    await tap('other-way')
    const opened = document.querySelector('[id^=zone-][aria-expanded=true]')
    expect(inSight).toContain(opened?.querySelector('.name')?.textContent ?? 'no zone')
    await tap('other-way')
    await seen('seat-map')
    await settle(canvas)
    expect(byId('zone-in-sight').textContent).toBe(inSight)
  })

  it('call free seats of other prices so, instead of sold out, and count those of the chosen price', async () => {
    const { app, params } = await open()
    const { model, layout } = await onMap(app, params)
    const free = Array.from({ length: layout.count }, (_, seat) => seat).filter((seat) => model.selection.canTake(seat))
    const mixed = layout.zones.find(({ zone }) => zone.seatPlanIds.length > 1)
    const [shown = '', other = ''] = mixed?.zone.seatPlanIds ?? []
    const inZone = free.filter((seat) => layout.zoneOf(seat)?.zone.zoneId === mixed?.zone.zoneId)
    const ofPlan = (planId: string) => inZone.filter((seat) => layout.levelOf(seat)?.seatPlanId === planId)
    const row = layout.rowOf(ofPlan(other)[0] ?? -1)
    await tap(`price-${shown}`)
    await tap('other-way')
    await tap(`zone-${mixed?.zone.zoneId}`)
    expect(byId(`zone-${mixed?.zone.zoneId}`).textContent).toContain(`余 ${ofPlan(shown).length} 座`)
    expect((await seen(`row-${row?.rowId}`)).textContent).toContain('其他票档')
    model.dispose()
  })

  it('drops the words about a seat with its price, or on the way to the list', async () => {
    const { canvas } = await open({ surfaces: false })
    await seen('seat-map')
    const map = await eventually(() => screen.getByRole('application'))
    const inspect = async () => {
      fireEvent.keyDown(map, { key: 'ArrowRight' })
      await eventually(() => expect(byId('seat-inspected').textContent).toMatch(/距舞台/))
    }
    await inspect()
    await settle(canvas)
    expect(byId('seat-inspected').textContent).toMatch(/距舞台/)
    fireEvent.keyDown(map, { key: '0' })
    await settle(canvas)
    await eventually(() => expect(byId('seat-inspected').textContent).toBe(''))
    await inspect()
    await tap('other-way')
    expect(byId('seat-inspected').textContent).toBe('')
  })

  it('fall back to the list on a phone without a canvas', async () => {
    await open({ hasCanvas: false })
    await seen('seat-list')
    expect(document.getElementById('other-way')).toBeNull()
  })

  it('explain that one tap selects a seat in a list without a map (issue 31)', async () => {
    await open({ hasCanvas: false })
    await seen('seat-list')
    await seenText('点一下座位即可选中，再点一下取消')
    expect(document.body.textContent).not.toContain('点一下看座位信息')
  })

  it('place the buttons below the map, clear of seats (issue 31)', async () => {
    await open()
    const box = (await seen('seat-map')).parentElement?.parentElement
    const button = screen.getByRole('button', { name: '放大' })
    expect(box?.contains(button)).toBe(false)
    expect(box?.nextElementSibling?.contains(button)).toBe(true)
  })

  it('show the plan of the hall in full, and close it by a key (SEAT-025)', async () => {
    await open()
    await tap('seat-plan-picture')
    const viewer = await eventually(() => screen.getByRole('dialog'))
    expect(viewer.querySelector('img')?.getAttribute('alt')).toBe('场馆平面图')
    expect(byId('other-way').textContent).toBe('座位列表')
    fireEvent.keyDown(document.activeElement ?? viewer, { key: 'Escape' })
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
