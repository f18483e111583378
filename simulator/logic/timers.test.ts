import { LogicTimers } from './timers'

const nothingBetween = async () => undefined

describe('the timers of the logic layer', () => {
  let timers: LogicTimers

  beforeEach(() => {
    timers = new LogicTimers((callback) => callback())
  })

  afterEach(() => timers.clearAll())

  it('fire in order when the clock advances', async () => {
    const fired: string[] = []
    timers.set(false, () => fired.push('late'), 5000, [])
    timers.set(true, () => fired.push('every'), 2000, [])
    timers.set(false, (name: string) => fired.push(name), 1000, ['early'])
    await timers.advance(5000, nothingBetween)
    expect(fired).toEqual(['early', 'every', 'every', 'late'])
  })

  it('include timers that a timer starts', async () => {
    const fired: number[] = []
    const poll = (): void => {
      fired.push(fired.length)
      timers.set(false, poll, 3000, [])
    }
    poll()
    await timers.advance(9000, nothingBetween)
    expect(fired).toEqual([0, 1, 2, 3])
  })

  it('report the moved time, and stop when cleared', async () => {
    const before = timers.now()
    const fired: string[] = []
    timers.clear(timers.set(false, () => fired.push('cleared'), 10, []))
    await timers.advance(60_000, nothingBetween)
    expect(timers.now() - before).toBeGreaterThanOrEqual(60_000)
    expect(fired).toEqual([])
  })

  it('fire once when the app wakes, however often they fell due while it slept', async () => {
    const fired: string[] = []
    timers.set(true, () => fired.push('every'), 1000, [])
    timers.set(false, () => fired.push('once'), 60_000, [])
    timers.sleep(600_000)
    expect(fired).toEqual([])
    await timers.advance(0, nothingBetween)
    expect(fired.sort()).toEqual(['every', 'once'])
  })

  it('counts short one-shot timers as movement, not polls and countdowns', () => {
    timers.set(true, () => undefined, 50, [])
    timers.set(false, () => undefined, 3000, [])
    expect(timers.hasShortTimer).toBe(false)
    timers.set(false, () => undefined, 20, [])
    expect(timers.hasShortTimer).toBe(true)
  })
})
