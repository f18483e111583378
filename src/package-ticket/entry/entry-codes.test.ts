import type { GetTicketCodeOutput } from '@/contracts/voucher/get-ticket-code'
import type { Request } from '@/request/request'
import { EntryCodes } from './entry-codes'

const PERIOD_S = 30
const ANSWER = { codes: [{ ticketId: 't1' }], refreshInterval: PERIOD_S } as GetTicketCodeOutput

/** Codes of a shop that answers when the test says so. */
function askedCodes() {
  const waiting: (() => void)[] = []
  const asked = jest.fn(() => new Promise((resolve) => waiting.push(() => resolve(ANSWER))))
  const codes = new EntryCodes({ request: asked as unknown as Request, clock: { now: () => Date.now() } }, 'v1')
  const answerNext = async () => {
    waiting.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { codes, asked, answerNext }
}

describe('the codes of a voucher', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('are fetched again when their time is over', async () => {
    const { codes, asked, answerNext } = askedCodes()
    void codes.refresh()
    await answerNext()
    await jest.advanceTimersByTimeAsync(PERIOD_S * 1000)
    expect(asked).toHaveBeenCalledTimes(2)
    await answerNext()
    await jest.advanceTimersByTimeAsync(PERIOD_S * 1000)
    expect(asked).toHaveBeenCalledTimes(3)
    codes.stop()
  })

  it('are not fetched any more once they are stopped, even while an answer is on its way', async () => {
    const { codes, asked, answerNext } = askedCodes()
    void codes.refresh()
    codes.stop()
    await answerNext()
    await jest.advanceTimersByTimeAsync(5 * PERIOD_S * 1000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
