import type { TestGateway } from '@test/test-gateway'
import { getFingerprintToken } from '@/contracts/track/get-fingerprint-token'
import { recordEvents, type TrackedEvent } from '@/contracts/track/record-events'
import { trackedEvents } from '../src/database/schema/tracking'
import { MAX_KEPT_EVENTS } from '../src/services/tracking/tracked-events'

const device = { terminal: 'M_WEB', locale: 'zh-CN' }
const event = (n: number, changes: Partial<TrackedEvent> = {}): TrackedEvent => ({
  ...{ event: 'page_view', ts: n, sessionId: 's1', page: 'pages/list/list', params: {} },
  ...changes,
})

describe('tracked events (TRACK-001)', () => {
  let shop: TestGateway
  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  const record = (events: TrackedEvent[], batchId = 'b1') => shop.call(recordEvents, { batchId, events, device })
  const tracking = async () =>
    (await shop.gateway.inject({ url: '/sandbox/api/tracking' })).json<{
      funnel: { step: string; visits: number }[]
      events: TrackedEvent[]
    }>()

  it('record each once, in whatever batch it repeats', async () => {
    await record([event(1), event(2)])
    await record([event(1), event(2)])
    await record([event(2), event(3)], 'b2')
    expect((await tracking()).events.map(({ ts }) => ts)).toEqual([3, 2, 1])
  })

  it('reject more than a hundred', async () => {
    await record(Array.from({ length: 101 }, (_none, at) => event(at)))
    expect(await shop.database.db.$count(trackedEvents)).toBe(0)
  })

  it('make a funnel of visits from the home page to the payment', async () => {
    const show = { page: 'package-show/pages/show-detail/show-detail' }
    const ordered = { event: 'order_create' as const, params: { outcome: 'success' } }
    await record([
      event(1),
      event(2, show),
      event(3, { page: 'package-show/pages/booking/booking' }),
      event(4, ordered),
    ])
    await record([event(5, { event: 'pay_result', params: { outcome: 'success' } })])
    await record([event(6, { sessionId: 's2' }), event(7, { ...show, sessionId: 's2' })])
    await record([event(8, { ...ordered, sessionId: 's2', params: { outcome: 'SOLD_OUT' } })])
    expect((await tracking()).funnel.map(({ step, visits }) => `${step} ${visits}`)).toEqual([
      ...['home 2', 'show 2', 'booking 1', 'order 1', 'paid 1'],
    ])
  })

  it('keep a maximum, dropping the oldest', async () => {
    await record([event(1), event(2)])
    await shop.database.db.update(trackedEvents).set({ seq: 1 - MAX_KEPT_EVENTS })
    await record([event(3)])
    expect((await tracking()).events.map(({ ts }) => ts)).toEqual([3])
  })
})

it('signs a fingerprint for five minutes (TRACK-008)', async () => {
  const shop = await createTestGateway()
  const { data } = await shop.call(getFingerprintToken, { payload: 'M_WEB mobile 375' })
  expect(data).toEqual({ token: expect.any(String), expiresIn: 300 })
  await shop.close()
})
