import { debounce } from './debounce'

describe('a debounced act', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('runs once, 500 ms after the last call by default (CONST-004)', () => {
    const act = jest.fn()
    const run = debounce(act)
    run()
    jest.advanceTimersByTime(499)
    run()
    jest.advanceTimersByTime(499)
    expect(act).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(5000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does not run once it is cancelled', () => {
    const act = jest.fn()
    const run = debounce(act, 10)
    run()
    run.cancel()
    jest.advanceTimersByTime(10)
    expect(act).not.toHaveBeenCalled()
  })
})
