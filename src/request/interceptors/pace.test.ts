import { endpoint, PRIORITY_LEVELS } from '@/contracts/endpoint'
import { type Answer, type Call, isHighPriority } from '../call'
import { createRequest } from '../request'
import { failureLog, withoutIds } from './failure-log'
import { loadingOverlay } from './loading-overlay'
import { priority } from './priority'

const LEVELS = ['critical', 'high', 'medium', 'low'] as const
const calls = Object.fromEntries(
  LEVELS.map((level) => [level, endpoint<object, unknown>({ path: `show/pub/${level}`, priority: level })]),
)
const answer: Answer = { envelope: { statusCode: 200, data: null }, headers: {} }

function call(level: (typeof LEVELS)[number]) {
  const found = calls[level]
  if (!found) throw new Error(level)
  return found
}

describe('priority', () => {
  it('has the numbers of the documents, and small ones matter more (NET-046…049)', () => {
    expect(PRIORITY_LEVELS).toEqual({ critical: 1, high: 10, medium: 20, low: 30 })
    expect(LEVELS.filter((level) => isHighPriority(call(level)))).toEqual(['critical', 'high'])
  })

  it('sends important calls of the same moment first (NET-051)', async () => {
    const left: string[] = []
    const request = createRequest(
      async ({ path }: Call) => {
        left.push(path.replace(/.*\//, ''))
        return answer
      },
      [priority()],
    )
    await Promise.all(['low', 'medium', 'high', 'critical'].map((level) => request(call(level as 'low'), {})))
    expect(left.slice(0, 2)).toEqual(['high', 'critical'])
    expect(new Set(left)).toEqual(new Set(LEVELS))
  })

  it('sends normal and low calls a millisecond later (NET-050)', async () => {
    jest.useFakeTimers()
    const left: string[] = []
    const send = async ({ path }: Call) => {
      left.push(path.replace(/.*\//, ''))
      return answer
    }
    const request = createRequest(send, [priority()])
    const all = Promise.all(['low', 'medium', 'high'].map((level) => request(call(level as 'low'), {})))
    await jest.advanceTimersByTimeAsync(0)
    expect(left).toEqual(['high'])
    await jest.advanceTimersByTimeAsync(1)
    await all
    expect(left).toEqual(['high', 'low', 'medium'])
    jest.useRealTimers()
  })

  it('has at most six low calls under way, and starves none of them', async () => {
    let underWay = 0
    let most = 0
    const request = createRequest(async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 2))
      underWay -= 1
      return answer
    }, [priority()])
    await Promise.all(Array.from({ length: 40 }, () => request(call('low'), {})))
    expect(most).toBe(6)
    await request(call('low'), {})
  })
})

describe('the overlay', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function start() {
    const overlay = {
      isShown: false,
      showLoading() {
        overlay.isShown = true
      },
      hideLoading() {
        overlay.isShown = false
      },
    }
    const pending: (() => void)[] = []
    const request = createRequest(
      () => new Promise((resolve) => pending.push(() => resolve(answer))),
      [loadingOverlay(overlay)],
    )
    return { overlay, request, finish: () => pending.shift()?.() }
  }

  it('appears after half a second, and disappears when the last call has ended (NET-113, NET-114)', async () => {
    const { overlay, request, finish } = start()
    const first = request(call('high'), {})
    const second = request(call('critical'), {})
    jest.advanceTimersByTime(499)
    expect(overlay.isShown).toBe(false)
    jest.advanceTimersByTime(1)
    expect(overlay.isShown).toBe(true)
    finish()
    await first
    expect(overlay.isShown).toBe(true)
    finish()
    await second
    expect(overlay.isShown).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('disappears by itself after five seconds (NET-115)', () => {
    const { overlay, request } = start()
    void request(call('high'), {})
    jest.advanceTimersByTime(5499)
    expect(overlay.isShown).toBe(true)
    jest.advanceTimersByTime(1)
    expect(overlay.isShown).toBe(false)
  })

  it('ignores calls of lower priority', () => {
    const { overlay, request } = start()
    void request(call('medium'), {})
    jest.advanceTimersByTime(2000)
    expect(overlay.isShown).toBe(false)
  })
})

describe('the log of failures', () => {
  it.each([
    ['/gateway/trade/buyer/v5/orders/64f0a1b2c3d4e5f60718293a/cancel', '/gateway/trade/buyer/v5/orders/{id}/cancel'],
    ['/buyerapi/user/13800138000/addresses', '/buyerapi/user/{id}/addresses'],
    ['/gateway/trade/SG12ab/detail', '/gateway/trade/{id}/detail'],
    ['/gateway/show/pub/v5/show/12', '/gateway/show/pub/v5/show/12'],
  ])('%s is written as %s (NET-059)', (path, expected) => {
    expect(withoutIds(path)).toBe(expected)
  })

  it('names the call and the failure, and nothing of the user (NET-059, TRACK-011)', async () => {
    const lines: string[] = []
    const getOrder = endpoint<{ id: string; phone: string }, unknown>({ path: 'trade/buyer/v5/orders/:id' })
    const request = createRequest(
      () => Promise.reject(new Error('13800138000')),
      [failureLog((line) => lines.push(line))],
    )
    await request(getOrder, { id: '64f0a1b2c3d4e5f60718293a', phone: '13800138000' }).catch(() => null)
    expect(lines).toEqual(['GET /gateway/trade/buyer/v5/orders/{id}: unexpected/unknown'])
  })
})
