import fc from 'fast-check'
import { Poll } from './poll'

const clock = { now: () => Date.now() }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Asks until `until` ms of fake time have passed; when each try was made, and what came out. */
async function requested(
  answers: (string | null | Error)[],
  limits?: ConstructorParameters<typeof Poll>[2],
  until = 100_000,
) {
  const startedAt = Date.now()
  const tries: number[] = []
  const poll = new Poll<string>(
    async () => {
      tries.push(Date.now() - startedAt)
      const answer = answers[Math.min(tries.length, answers.length) - 1] ?? null
      if (answer instanceof Error) throw answer
      return answer
    },
    clock,
    limits,
  )
  let outcome: string | null | 'open' = 'open'
  void poll.start().then((found) => {
    outcome = found
  })
  await jest.advanceTimersByTimeAsync(until)
  return { tries, outcome: outcome as string | null, poll }
}

describe('a question that is repeated (NET-112)', () => {
  it('polls every three seconds until an answer', async () => {
    const { tries, outcome } = await requested([null, new Error('offline'), 'paid'])
    expect([tries, outcome]).toEqual([[0, 3000, 6000], 'paid'])
  })

  it('polls ten times at most', async () => {
    const { tries, outcome } = await requested([null])
    expect([tries.length, outcome]).toEqual([10, null])
  })

  it('polls for a minute at most', async () => {
    const { tries } = await requested([null], { maxCount: 1000 })
    expect(tries[tries.length - 1]).toBe(60_000)
  })

  it('leaves no timer behind, however it ends', async () => {
    for (const answers of [[null], ['now'], [new Error('offline')]]) {
      await requested(answers)
      expect(jest.getTimerCount()).toBe(0)
    }
    const { poll, tries } = await requested([null], {}, 4000)
    poll.stop()
    expect(jest.getTimerCount()).toBe(0)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(tries).toHaveLength(2)
  })

  it('never exceeds its limits, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30_000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 90_000 }),
        async (intervalMs, maxCount, maxTimeMs) => {
          const { tries, outcome } = await requested([null], { intervalMs, maxCount, maxTimeMs }, 1_000_000)
          expect(outcome).toBeNull()
          expect(tries.length).toBeLessThanOrEqual(maxCount)
          expect(tries[tries.length - 1]).toBeLessThanOrEqual(maxTimeMs)
          expect(tries.every((at, index) => at === index * intervalMs)).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })
})
