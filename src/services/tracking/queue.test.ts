import type { TrackedEvent } from '@/contracts/track/record-events'
import { AppError } from '@/lib/app-error'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { type Batch, EventQueue, TRACKING_QUEUE_KEY } from './queue'

const event = (n: number, ts = n * 1_000): TrackedEvent => ({
  event: 'page_view',
  page: 'pages/list/list',
  params: { showId: String(n) },
  ts,
  sessionId: 's1',
})
const numbers = (events: readonly TrackedEvent[]) => events.map(({ params }) => Number(params.showId))
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_none, at) => first + at)

/** A shop that records no event twice, as the gateway does, and may lose calls or answers. */
class FakeShop {
  readonly batches: Batch[] = []
  readonly recorded: TrackedEvent[] = []
  fault: 'none' | 'lost-call' | 'lost-answer' | 'refused' = 'none'
  private readonly known = new Set<string>()

  send = async (batch: Batch): Promise<void> => {
    this.batches.push(batch)
    if (this.fault === 'refused') throw new AppError('rejected', 'bad-input')
    if (this.fault === 'lost-call') throw new AppError('network', 'offline')
    for (const sent of batch.events) {
      const key = JSON.stringify(sent)
      if (!this.known.has(key)) this.recorded.push(sent)
      this.known.add(key)
    }
    if (this.fault === 'lost-answer') throw new AppError('network', 'timeout')
  }
}

function setUp(storage = new FakeStorage(), shop = new FakeShop()) {
  return { storage, shop, queue: new EventQueue(storage, shop.send, async () => {}) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the queue of events', () => {
  it('sends a hundred events at once, fewer after six seconds (TRACK-001, TRACK-002)', async () => {
    const { queue, shop } = setUp()
    for (const n of upTo(99)) queue.add(event(n))
    await jest.advanceTimersByTimeAsync(5_999)
    expect(shop.batches).toHaveLength(0)
    queue.add(event(100))
    await jest.advanceTimersByTimeAsync(0)
    expect(shop.batches.map(({ events }) => events.length)).toEqual([100])
    queue.add(event(101))
    await jest.advanceTimersByTimeAsync(5_999)
    expect(shop.batches).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(numbers(shop.recorded)).toEqual(upTo(101))
  })

  it('writes the events of a second at once, and what is new when the app is hidden', () => {
    const { queue, storage } = setUp()
    const writes = jest.spyOn(storage, 'set')
    for (const n of upTo(30)) queue.add(event(n))
    expect(writes).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(writes).toHaveBeenCalledTimes(1)
    queue.add(event(31))
    queue.handOver(() => true)
    expect(numbers(storage.get<{ events: TrackedEvent[] }>(TRACKING_QUEUE_KEY)?.events ?? [])).toEqual(upTo(31))
  })

  it('keeps two hundred events without a network and drops the oldest at the next one (TRACK-003)', async () => {
    const { queue, shop } = setUp()
    shop.fault = 'lost-call'
    queue.add(event(1))
    await queue.flush()
    for (const n of upTo(200, 2)) queue.add(event(n))
    const { storage } = setUp(new FakeStorage(), shop)
    expect(storage.get(TRACKING_QUEUE_KEY)).toBeNull()
    shop.fault = 'none'
    queue.handleNetwork(true)
    await queue.flush()
    expect(numbers(shop.recorded)).toEqual(upTo(200))

    queue.handleNetwork(false)
    shop.fault = 'lost-call'
    for (const n of upTo(401, 201)) queue.add(event(n))
    shop.fault = 'none'
    queue.handleNetwork(true)
    await queue.flush()
    expect(numbers(shop.recorded)).toEqual([...upTo(200), ...upTo(401, 202)])
  })

  it('sends a failed batch three times more under its name, then keeps it (TRACK-006)', async () => {
    const { queue, shop, storage } = setUp()
    shop.fault = 'lost-call'
    queue.add(event(1))
    await queue.flush()
    expect(shop.batches).toHaveLength(4)
    expect(new Set(shop.batches.map(({ batchId }) => batchId)).size).toBe(1)
    expect(storage.get(TRACKING_QUEUE_KEY)).toMatchObject({ events: [event(1)] })
  })

  it('drops a batch that the shop rejects', async () => {
    const { queue, shop, storage } = setUp()
    shop.fault = 'refused'
    queue.add(event(1))
    await queue.flush()
    expect(shop.batches).toHaveLength(1)
    expect(storage.get(TRACKING_QUEUE_KEY)).toBeNull()
  })

  it('drops the same event within 300 ms, accepts it afterwards (TRACK-007)', async () => {
    const { queue, shop } = setUp()
    for (const ts of [1_000, 1_299, 1_300]) queue.add(event(1, ts))
    await queue.flush()
    expect(shop.recorded.map(({ ts }) => ts)).toEqual([1_000, 1_300])
  })

  it('keeps a batch that a beacon accepted, and sends it itself without one', async () => {
    const { queue, shop, storage } = setUp()
    queue.add(event(1))
    queue.handOver(() => true)
    expect(storage.get(TRACKING_QUEUE_KEY)).toMatchObject({ events: [event(1)] })
    queue.handOver(() => false)
    await queue.flush()
    expect(numbers(shop.recorded)).toEqual([1])
  })

  it('saves nothing more once it is stopped', async () => {
    const { queue, storage } = setUp()
    queue.add(event(1))
    queue.stop()
    storage.remove(TRACKING_QUEUE_KEY)
    queue.add(event(2))
    await queue.flush()
    expect(storage.get(TRACKING_QUEUE_KEY)).toBeNull()
  })
})

/** The same numbers below `most` on every run. */
function repeatableRandom(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

it('records 10 000 events once each and in order, with the network coming and going and restarts (TRACK-003, TRACK-006)', async () => {
  const random = repeatableRandom(36)
  const shop = new FakeShop()
  const storage = new FakeStorage()
  let waiting = 0
  let { queue } = setUp(storage, shop)
  const changeNetwork = async (fault: FakeShop['fault']) => {
    shop.fault = fault
    queue.handleNetwork(fault !== 'lost-call')
    await queue.flush()
    if (fault === 'none') waiting = 0
  }
  const faults = ['none', 'lost-call', 'lost-answer'] as const
  for (const n of upTo(10_000)) {
    queue.add(event(n))
    waiting += 1
    if (waiting === 199) await changeNetwork('none')
    else if (random(40) === 0) await changeNetwork(faults[random(3)] ?? 'none')
    if (random(150) !== 0) continue
    queue.stop()
    queue = setUp(storage, shop).queue
  }
  await changeNetwork('none')
  expect(numbers(shop.recorded)).toEqual(upTo(10_000))
  expect(shop.batches.every(({ events }) => events.length <= 100)).toBe(true)
  expect(shop.batches.flatMap(({ events }) => events).length).toBeGreaterThan(12_000)
}, 60_000)
