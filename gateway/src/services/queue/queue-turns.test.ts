import fc from 'fast-check'
import { movedTurn, nextTurn, placeOf, turnInterval } from './queue-turns'

/** A queue over time: buyers in order, with their turns. */
class QueueModel {
  turns: number[] = []
  private now = 1_000_000
  private lastTurnAt = 0

  constructor(private perMinute: number) {}

  get places(): number[] {
    return this.turns.map((turnAt) => placeOf(turnAt, this.perMinute, this.now))
  }

  comes(): void {
    this.lastTurnAt = nextTurn({ perMinute: this.perMinute, lastTurnAt: this.lastTurnAt }, this.now)
    this.turns.push(this.lastTurnAt)
  }

  passes(ms: number): void {
    this.now += ms
  }

  becomes(to: number): void {
    const change = { from: this.perMinute, to }
    this.turns = this.turns.map((turnAt) => movedTurn(turnAt, this.now, change))
    this.lastTurnAt = movedTurn(this.lastTurnAt, this.now, change)
    this.perMinute = to
  }

  /** The time between any two who still wait. */
  get gaps(): number[] {
    const waiting = this.turns.filter((turnAt) => turnAt > this.now)
    return waiting.slice(1).map((turnAt, at) => turnAt - (waiting[at] ?? 0))
  }

  get interval(): number {
    return turnInterval(this.perMinute)
  }
}

const rates = fc.integer({ min: 1, max: 600 })
const coming = fc.constant((queue: QueueModel) => queue.comes())
const passing = fc.integer({ min: 1, max: 90_000 }).map((ms) => (queue: QueueModel) => queue.passes(ms))
const changing = rates.map((to) => (queue: QueueModel) => {
  const before = queue.places
  queue.becomes(to)
  expect(queue.places).toEqual(before)
})
const events = fc.array(
  fc.oneof({ weight: 5, arbitrary: coming }, { weight: 3, arbitrary: passing }, { weight: 1, arbitrary: changing }),
  { minLength: 1, maxLength: 80 },
)

describe('the queue of a hot show (CAT-076)', () => {
  it('keeps the order, the rate and every place when the rate changes', () => {
    fc.assert(
      fc.property(rates, events, (rate, all) => {
        const queue = new QueueModel(rate)
        for (const happens of all) {
          happens(queue)
          // A turn that was moved ends at a whole millisecond.
          for (const gap of queue.gaps) expect(gap).toBeGreaterThanOrEqual(queue.interval - 1)
          expect(queue.turns).toEqual([...queue.turns].sort((a, b) => a - b))
        }
      }),
    )
  })

  it('counts the place down to the turn itself', () => {
    const places = [0, 1, 20_000, 40_000, 59_999, 60_000, 70_000].map((now) => placeOf(60_000, 3, now))
    expect(places).toEqual([3, 3, 2, 1, 1, 0, 0])
  })

  it('admits a lone buyer at once, and the next an interval later', () => {
    const first = nextTurn({ perMinute: 30, lastTurnAt: 0 }, 500_000)
    expect(first).toBe(500_000)
    expect(nextTurn({ perMinute: 30, lastTurnAt: first }, 500_001)).toBe(502_000)
  })
})
