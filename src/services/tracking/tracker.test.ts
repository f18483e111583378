import { createBareApp } from '@test/bare-app'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { createOrder } from '@/contracts/order/create-order'
import { type RecordEventsInput, recordEvents, type TrackedEvent } from '@/contracts/track/record-events'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { HttpReply, HttpRequest } from '@/request/transport'
import { routes } from '@/routes'
import { beginTracking } from '@/services/launch/begin-tracking'
import { TRACKING_QUEUE_KEY } from './queue'
import { TrackingSession } from './session'
import { trackWithConsent } from './track-with-consent'
import { Tracker } from './tracker'

// Capabilities that the platform of these tests lacks.
jest.mock('@/platform/beacon/beacon', () => ({ beacon: { onHide: () => () => {}, send: () => false } }))

const ok = (data: unknown): HttpReply => ({ status: 200, headers: {}, body: { statusCode: 200, data } })

/** An app with a tracker, and what the shop and the beacon get of it. */
function trackedApp({ token = 'access', isTracking = true, fails = '' } = {}) {
  const requests: HttpRequest[] = []
  const beacons: RecordEventsInput[] = []
  const hideListeners: (() => void)[] = []
  const app = createBareApp({
    ...(token && { token }),
    transport: async (request) => {
      requests.push(request)
      if (fails && request.url.includes(fails)) {
        return { status: 200, headers: {}, body: { statusCode: 1004, comments: '13812345678', data: null } }
      }
      return ok(true)
    },
  })
  const beacon = {
    onHide: (listener: () => void) => {
      hideListeners.push(listener)
      return () => {}
    },
    send: (_url: string, body: string) => {
      beacons.push(JSON.parse(body))
      return true
    },
  }
  const tracker = isTracking ? new Tracker(app, beacon) : null
  const sent = (): TrackedEvent[] =>
    requests.filter(({ url }) => url.includes(recordEvents.path)).flatMap(({ body }) => JSON.parse(body ?? '').events)
  /** Events in storage a second later, when the last one has been saved. */
  const saved = () => {
    if ('clock' in setTimeout) jest.advanceTimersByTime(1_000)
    return app.storage.get<{ events: TrackedEvent[] }>(TRACKING_QUEUE_KEY)?.events ?? []
  }
  return { app, tracker, requests, beacons, sent, saved, hide: () => hideListeners.map((listener) => listener()) }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const names = (events: readonly TrackedEvent[]) => events.map(({ event }) => event)

afterEach(() => jest.useRealTimers())

describe('tracked events', () => {
  beforeEach(() => jest.useFakeTimers())

  it('follows a visit from the home page to a paid order', async () => {
    const { app, saved } = trackedApp()
    app.navigation.recordShown(routes.list, {})
    await app.navigation.open(routes.showDetail, { showId: 'show1' })
    app.navigation.recordShown(routes.showDetail, { showId: 'show1' })
    await app.navigation.open(routes.booking, { showId: 'show1' })
    app.navigation.recordShown(routes.booking, { showId: 'show1' })
    await app.request<object, unknown>(createOrder, {})
    app.navigation.recordShown(routes.paySuccess, { orderId: 'o1' })
    expect(names(saved())).toEqual([
      'page_view',
      'show_click',
      'page_leave',
      'page_view',
      'buy_click',
      'page_leave',
      'page_view',
      'order_create',
      'page_leave',
      'page_view',
      'pay_result',
    ])
    expect(saved().find(({ event }) => event === 'buy_click')?.params).toEqual({ showId: 'show1' })
    expect(JSON.stringify(saved())).not.toContain('o1"')
  })

  it('records no payment when the page of paid orders opens without an order', () => {
    const { app, saved } = trackedApp()
    app.navigation.recordShown(routes.paySuccess, { orderId: 'o1' })
    expect(names(saved())).toEqual(['page_view'])
  })

  it('separates received coupons from failed ones (TRACK-010, COUPON-062, COUPON-063)', async () => {
    const received = trackedApp()
    await received.app.request<object, unknown>(obtainCoupon, { couponCode: 'c1' })
    expect(received.saved()).toMatchObject([{ event: 'coupon_receive_success', params: { outcome: 'success' } }])
    const refused = trackedApp({ fails: obtainCoupon.path })
    await expect(refused.app.request<object, unknown>(obtainCoupon, { couponCode: 'c1' })).rejects.toThrow()
    expect(names(refused.saved())).toEqual(['coupon_receive_fail'])
    expect(JSON.stringify(refused.saved())).not.toContain('13812345678')
  })

  it('names an uncaught error with its trail and without ids (TRACK-011, TRACK-012)', () => {
    const { app, saved } = trackedApp()
    app.navigation.recordShown(routes.list, {})
    app.tracking.record('fault', 'TypeError at open (https://shop.test/order/6401aabbccddeeff00112233/x.js:1:20345)')
    expect(saved()[1]).toMatchObject({
      event: 'error',
      page: routes.list.path,
      params: {
        fault: 'TypeError at open (https://shop.test/order/{id}/x.js:1:20345)',
        trail: `page_view ${routes.list.path}`,
      },
    })
  })

  it('goes to the beacon when the app is hidden, including the leave event', () => {
    const { app, beacons, hide } = trackedApp()
    app.navigation.recordShown(routes.list, {})
    hide()
    expect(beacons).toMatchObject([{ batchId: expect.any(String), device: { terminal: 'M_WEB' } }])
    expect(names(beacons[0]?.events ?? [])).toEqual(['page_view', 'page_leave'])
  })

  it('contains nothing personal, wherever a person appears in the app', async () => {
    const person = {
      phone: '13812345678',
      name: '李雷',
      idNo: '11010519491231002X',
      email: 'lilei@encore.example',
      orderId: 'order-of-lilei',
      token: 'secret-token',
      address: '上海市静安区南京西路1号',
    }
    const everywhere = {
      ...person,
      showId: person.phone,
      venueId: person.idNo,
      tourId: person.email,
      spuId: person.name,
    }
    jest.useRealTimers()
    const { app, saved, hide } = trackedApp({ token: person.token })
    for (const route of Object.values(routes)) {
      app.navigation.recordShown(route, everywhere)
      app.tracking.record('opened', route.path, { params: everywhere })
      app.tracking.record('shared', route.path, { params: everywhere })
    }
    await app.request<object, unknown>(createOrder, everywhere)
    hide()
    expect(saved().length).toBeGreaterThan(100)
    const text = JSON.stringify(saved())
    for (const fact of Object.values(person)) expect(text).not.toContain(fact)
  })
})

describe('consent', () => {
  it('protects visitors: nothing is recorded, stored or sent without it', async () => {
    jest.useFakeTimers()
    const { app, requests, saved } = trackedApp({ token: '', isTracking: false })
    const end = beginTracking(app)
    app.navigation.recordShown(routes.list, {})
    app.tracking.record('fault', 'TypeError')
    await jest.advanceTimersByTimeAsync(60_000)
    const recorded: unknown[] = []
    app.tracking.deliverTo((note) => recorded.push(note))
    expect([recorded, saved(), requests]).toEqual([[], [], []])
    expect(app.storage.get('tracking-session')).toBeNull()
    end()
  })

  it('deletes what an earlier visit left if the consent ends before the code is there', async () => {
    jest.useFakeTimers()
    const { app, saved } = trackedApp({ isTracking: false })
    app.storage.set(TRACKING_QUEUE_KEY, { events: [{ event: 'left' }] })
    const end = beginTracking(app)
    app.tracking.choose(false)
    await jest.advanceTimersByTimeAsync(2_000)
    await new Promise(jest.requireActual('node:timers').setImmediate)
    expect(saved()).toEqual([])
    end()
  })

  it('ends with the switch, with all unsent events', async () => {
    jest.useFakeTimers()
    const { app, saved, requests } = trackedApp({ isTracking: false })
    const end = trackWithConsent(app)
    app.navigation.recordShown(routes.list, {})
    expect(saved()).toHaveLength(1)
    app.tracking.choose(false)
    expect(saved()).toEqual([])
    app.navigation.recordShown(routes.mine, {})
    expect([saved(), requests]).toEqual([[], []])
    end()
  })

  it('allows later events to be sent, within eight seconds', async () => {
    jest.useFakeTimers()
    const { app, sent } = trackedApp({ token: '', isTracking: false })
    const end = beginTracking(app)
    app.navigation.recordShown(routes.list, {})
    app.tracking.choose(true)
    app.navigation.recordShown(routes.mine, {})
    for (let second = 0; second < 10; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000)
      await new Promise(jest.requireActual('node:timers').setImmediate)
    }
    expect(sent().map(({ page }) => page)).toEqual([routes.mine.path])
    end()
  })
})

describe('a session', () => {
  it('ends after thirty idle minutes and survives a restart before (TRACK-004)', () => {
    const storage = new FakeStorage()
    const clock = { now: () => 0 }
    const id = new TrackingSession(storage, clock).idAt(0)
    const again = new TrackingSession(storage, clock)
    expect(again.idAt(30 * MINUTE - 1)).toBe(id)
    expect(again.idAt(60 * MINUTE - 1)).not.toBe(id)
  })

  it('ends after twelve hours of use (TRACK-005)', () => {
    const session = new TrackingSession(new FakeStorage(), { now: () => 0 })
    const id = session.idAt(0)
    for (let at = 0; at < 12 * HOUR; at += 15 * MINUTE) expect(session.idAt(at)).toBe(id)
    expect(session.idAt(12 * HOUR)).not.toBe(id)
  })
})
