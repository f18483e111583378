import type { GetTicketCodeOutput } from '@/contracts/voucher/get-ticket-code'
import { entryCode } from '@/domain/entry-code'
import type { Request } from '@/request/request'
import { EntryCodes } from './entry-codes'

const PERIOD_S = 30
const ANSWER = { codes: [{ ticketId: 't1' }], refreshInterval: PERIOD_S, serverTime: 0 } as GetTicketCodeOutput

/** Codes of a shop that answers when the test resolves it. */
function requestedCodes() {
  const waiting: (() => void)[] = []
  const requested = jest.fn(() => new Promise((resolve) => waiting.push(() => resolve(ANSWER))))
  const codes = new EntryCodes({ request: requested as unknown as Request, clock: { now: () => Date.now() } }, 'v1')
  const answerNext = async () => {
    waiting.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { codes, requested, answerNext }
}

describe('the codes of a voucher', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('refetch when their time has ended', async () => {
    const { codes, requested, answerNext } = requestedCodes()
    void codes.refresh()
    await answerNext()
    await jest.advanceTimersByTimeAsync(PERIOD_S * 1000)
    expect(requested).toHaveBeenCalledTimes(2)
    await answerNext()
    await jest.advanceTimersByTimeAsync(PERIOD_S * 1000)
    expect(requested).toHaveBeenCalledTimes(3)
    codes.stop()
  })

  it('stop with the page, even during a fetch', async () => {
    const { codes, requested, answerNext } = requestedCodes()
    void codes.refresh()
    codes.stop()
    await answerNext()
    await jest.advanceTimersByTimeAsync(5 * PERIOD_S * 1000)
    expect(requested).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('use the answer online, and the key offline (TICKET-029)', async () => {
    const keys = [{ startsAt: 0, endsAt: 3_600_000, key: '0b'.repeat(32) }]
    const given = { ticketId: 'a1', qrCode: 'given', displayCode: '123456 000000', state: 'UNUSED', entryKeys: keys }
    const answer = { codes: [given], refreshInterval: PERIOD_S, serverTime: 600_000 }
    let device = 0
    let savedAt: number | null = null
    const request = async (_call: unknown, _input: unknown, { onCached }: { onCached(at: number): void }) => {
      if (savedAt !== null) onCached(savedAt)
      return answer
    }
    const codes = new EntryCodes({ request: request as unknown as Request, clock: { now: () => device } }, 'v1')
    await codes.refresh()
    expect(codes.codeOf('a1')).toMatchObject({ qrCode: 'given', isOutOfTime: false })
    savedAt = 0
    device = 90_000
    await codes.refresh()
    expect(codes.codeOf('a1')?.qrCode).toBe(entryCode('a1', keys[0]?.key ?? '', 690_000))
    expect(codes.codeOf('a1')?.displayCode).toMatch(/^123456 (?!000000)\d{6}$/)
    device = 3_600_000
    await codes.refresh()
    expect(codes.codeOf('a1')).toMatchObject({ qrCode: '', displayCode: '', isOutOfTime: true })
    codes.stop()
  })
})
