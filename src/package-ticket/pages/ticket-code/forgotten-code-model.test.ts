import type { GetForgottenIdCodeOutput } from '@/contracts/voucher/get-forgotten-id-code'
import type { Request } from '@/request/request'
import { ForgottenCodeModel } from './forgotten-code-model'

const PERIOD_MS = 60_000

/** Code of a shop that answers when the test resolves it; a code lasts `lastsMs`. */
function requestedCode(lastsMs = PERIOD_MS) {
  const waiting: (() => void)[] = []
  const answer = () => ({ expireTime: Date.now() + lastsMs, serverTime: Date.now() }) as GetForgottenIdCodeOutput
  const requested = jest.fn(() => new Promise((resolve) => waiting.push(() => resolve(answer()))))
  const clock = { now: () => Date.now() }
  const model = new ForgottenCodeModel({ request: requested as unknown as Request, clock }, 'v1', 't1')
  const answerNext = async () => {
    waiting.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { model, requested, answerNext }
}

describe('the code in place of a document (TICKET-033)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('stops polling when hidden, even during a fetch', async () => {
    const { model, requested, answerNext } = requestedCode()
    void model.load()
    model.pause()
    await answerNext()
    await jest.advanceTimersByTimeAsync(5 * PERIOD_MS)
    expect(requested).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('polls again when the page returns', async () => {
    const { model, requested, answerNext } = requestedCode()
    model.pause()
    void model.load()
    await answerNext()
    await jest.advanceTimersByTimeAsync(PERIOD_MS)
    expect(requested).toHaveBeenCalledTimes(2)
    model.dispose()
  })

  it('polls every ten seconds at most, even with a device clock ahead', async () => {
    const { model, requested, answerNext } = requestedCode(-PERIOD_MS)
    void model.load()
    await answerNext()
    await jest.advanceTimersByTimeAsync(9000)
    expect(requested).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1000)
    expect(requested).toHaveBeenCalledTimes(2)
    model.dispose()
  })
})
