import { Cooldown } from './cooldown'

describe('the time after an act in which it is not repeated', () => {
  it('lasts 500 ms by default', () => {
    jest.useFakeTimers()
    const cooldown = new Cooldown()
    expect([cooldown.begin(), cooldown.begin()]).toEqual([true, false])
    jest.advanceTimersByTime(499)
    expect(cooldown.begin()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(cooldown.begin()).toBe(true)
    jest.useRealTimers()
  })
})
