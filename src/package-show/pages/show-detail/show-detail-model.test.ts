import { type GetShowDynamicOutput, getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { AppError } from '@/lib/app-error'
import type { App } from '@/services/app'
import { ShowDetailModel } from './show-detail-model'

const SECOND = 1000

/** A show `seconds` before its sale; the shop answers while it is open. `more`: additional fields of the answer. */
function onPreSale(seconds: number, more: Partial<GetShowDynamicOutput> = {}) {
  const shop = { isOpen: true, requested: 0 }
  const request = async (endpoint: unknown) => {
    if (endpoint !== getShowDynamic) return { list: [], html: '' }
    shop.requested += 1
    if (!shop.isOpen) throw new AppError('network', 'offline')
    return { showDetailStatus: 'PRE_SALE', saleTimeCountdown: seconds, ...more }
  }
  const session = { isLoggedIn: false }
  const tappedShow = { of: () => null }
  const clock = { now: () => Date.now() }
  const parts = { request, session, tappedShow, launchQuery: {}, clock } as unknown as App
  return { shop, model: new ShowDetailModel(parts, 'show') }
}

/** Delay after the shared moment before a phone fetches. */
const JITTER = 1.5 * SECOND

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the countdown to a sale (CAT-139)', () => {
  it('continues when the page returns without an answer', async () => {
    const { shop, model } = onPreSale(100)
    await model.refreshSale()
    jest.advanceTimersByTime(40 * SECOND)
    shop.isOpen = false
    await model.refreshSale()
    expect(model.untilSale.secondsLeft).toBe(60)
    model.dispose()
  })

  it.each([
    [0, 0],
    [0.5, 1500],
    [0.999, 2997],
  ])(
    'fetches within three seconds after it, each phone at its own moment: %s of them (CAT-051)',
    async (random, ms) => {
      jest.spyOn(Math, 'random').mockReturnValue(random)
      const { shop, model } = onPreSale(10)
      await model.refreshSale()
      await jest.advanceTimersByTimeAsync(10 * SECOND + Math.max(0, ms - 1))
      expect(shop.requested).toBe(1)
      await jest.advanceTimersByTimeAsync(2)
      expect(shop.requested).toBe(2)
      model.dispose()
    },
  )

  it('stops when its page closes, also after a fetch in the meantime', async () => {
    const { shop, model } = onPreSale(10)
    await model.refreshSale()
    await jest.advanceTimersByTimeAsync(10 * SECOND)
    await model.refreshSale()
    await jest.advanceTimersByTimeAsync(9 * SECOND)
    expect(shop.requested).toBe(2)
    await jest.advanceTimersByTimeAsync(SECOND)
    model.dispose()
    await jest.advanceTimersByTimeAsync(10 * SECOND)
    expect(shop.requested).toBe(2)
  })

  it('polls every three seconds after it while the shop does not answer (CAT-051)', async () => {
    const { shop, model } = onPreSale(10)
    await model.refreshSale()
    shop.isOpen = false
    await jest.advanceTimersByTimeAsync(10 * SECOND + JITTER)
    expect(shop.requested).toBe(2)
    await jest.advanceTimersByTimeAsync(3 * SECOND + JITTER)
    expect(shop.requested).toBe(3)
    expect(model.sale.value).toEqual({ showDetailStatus: 'PRE_SALE', saleTimeCountdown: 10 })
    shop.isOpen = true
    await jest.advanceTimersByTimeAsync(3 * SECOND + JITTER)
    expect(model.untilSale.secondsLeft).toBe(10)
    model.dispose()
  })
})

describe('the wait for the sale to holders of a privilege (CAT-074)', () => {
  it("follows the shop's clock, and retries every three seconds without an answer", async () => {
    // The phone is an hour slow: its own clock would block the purchase for long.
    const saleTime = Date.now() + 3600 * SECOND + 100 * SECOND
    const { shop, model } = onPreSale(100, { saleTime, prioritySaleTime: saleTime - 60 * SECOND })
    await model.refreshSale()
    await jest.advanceTimersByTimeAsync(39 * SECOND)
    expect(shop.requested).toBe(1)
    shop.isOpen = false
    await jest.advanceTimersByTimeAsync(SECOND + JITTER)
    expect(shop.requested).toBe(2)
    await jest.advanceTimersByTimeAsync(3 * SECOND + JITTER)
    expect(shop.requested).toBe(3)
    model.dispose()
    await jest.advanceTimersByTimeAsync(10 * SECOND)
    expect(shop.requested).toBe(3)
  })
})
