/** @engine embedded: its SQL only adds an old row. */
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { rootPathOf } from '@/contracts/endpoint'
import { getFingerprintToken } from '@/contracts/track/get-fingerprint-token'
import { recordEvents, type TrackedEvent } from '@/contracts/track/record-events'
import { trackedEvents } from '../src/database/schema/tracking'

const device = { terminal: 'M_WEB', locale: 'zh-CN' }
const event = (n: number, changes: Partial<TrackedEvent> = {}): TrackedEvent => ({
  event: 'page_view',
  ts: n,
  sessionId: 's1',
  page: 'pages/list/list',
  params: {},
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
      'home 2',
      'show 2',
      'booking 1',
      'order 1',
      'paid 1',
    ])
  })

  it('drop the oldest of 20 000', async () => {
    await record([event(1), event(2)])
    await shop.database.db.execute(
      sql`INSERT INTO tracked_events (id, event, ts, session_id, page, params, terminal, caller, received_at)
        SELECT n::text, 'page_view', n, 's', 'p', '{}', 'H5', (n % 100)::text, 0 FROM generate_series(3, 20000) n`,
    )
    await record([event(20_001)])
    const times = shop.database.db.select({ ts: trackedEvents.ts }).from(trackedEvents)
    expect((await times.orderBy(trackedEvents.seq).limit(1))[0]?.ts).toBe(2)
    expect(await shop.database.db.$count(trackedEvents)).toBe(20_000)
  })

  it('leave those of other callers when one caller sends too many', async () => {
    await record([event(1, { event: 'pay_result', params: { outcome: 'success' } })])
    const flood = Array.from({ length: 2_000 }, (_none, at) => event(at))
    for (let at = 0; at < flood.length; at += 100) {
      await shop.gateway.inject({
        method: 'POST',
        url: rootPathOf(recordEvents),
        remoteAddress: '10.9.8.7',
        payload: { batchId: 'b', events: flood.slice(at, at + 100), device },
      })
    }
    const { funnel, events } = await tracking()
    expect(funnel.find(({ step }) => step === 'paid')?.visits).toBe(1)
    expect(events[0]?.ts).toBe(1_999)
    expect(await shop.database.db.$count(trackedEvents)).toBe(1_001)
  })

  it('count although an earlier version stored one that PostgreSQL cannot parse', async () => {
    const paid = { event: 'pay_result' as const, params: { outcome: 'success' } }
    await record([event(1, paid), event(2, paid)])
    await shop.database.db
      .update(trackedEvents)
      .set({ params: '{"outcome":"succ\\ud800"}' })
      .where(eq(trackedEvents.ts, 1))
    expect((await tracking()).funnel.map(({ step, visits }) => `${step} ${visits}`)).toContain('paid 1')
  })

  it('count only a whole outcome, not its text inside another field', async () => {
    await record([event(1, { event: 'pay_result', params: { outcome: 'NONE', fault: '"outcome":"success"' } })])
    expect((await tracking()).funnel.map(({ step, visits }) => `${step} ${visits}`)).toContain('paid 0')
  })
})

it('signs a fingerprint for five minutes (TRACK-008)', async () => {
  const shop = await createTestGateway()
  const { data } = await shop.call(getFingerprintToken, { payload: 'M_WEB mobile 375' })
  expect(data).toEqual({ token: expect.any(String), expiresIn: 300 })
  await shop.close()
})
