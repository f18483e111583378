import { Countdown } from './countdown'

describe('Countdown', () => {
  let now = 0
  const clock = { now: () => now }

  beforeEach(() => {
    jest.useFakeTimers()
    now = 1_000_000
  })
  afterEach(() => jest.useRealTimers())

  function pass(ms: number) {
    now += ms
    jest.advanceTimersByTime(ms)
  }

  it('counts whole seconds down and ends once', () => {
    const onEnd = jest.fn()
    const countdown = new Countdown(clock)
    countdown.start(3, onEnd)
    pass(1000)
    expect(countdown.secondsLeft).toBe(2)
    pass(5000)
    expect(countdown.secondsLeft).toBe(0)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('changes at whole seconds of the time left, so that countdowns of one answer change together', () => {
    const first = new Countdown(clock)
    first.start(60)
    pass(300)
    const second = new Countdown(clock)
    second.start(29.7)
    pass(699)
    expect([first.secondsLeft, second.secondsLeft]).toEqual([60, 30])
    pass(1)
    expect([first.secondsLeft, second.secondsLeft]).toEqual([59, 29])
  })

  it('corrects itself after the phone has slept', () => {
    const countdown = new Countdown(clock)
    countdown.start(900)
    now += 600_000
    jest.advanceTimersByTime(1000)
    expect(countdown.secondsLeft).toBe(300)
  })

  it('reports nothing once stopped', () => {
    const onEnd = jest.fn()
    const countdown = new Countdown(clock)
    countdown.start(3, onEnd)
    countdown.stop()
    pass(10_000)
    expect(onEnd).not.toHaveBeenCalled()
    expect(countdown.isRunning).toBe(false)
  })
})
