import { throttleLeading } from './throttle-leading'

describe('work done once within a period', () => {
  it('runs for the first call, and again when the time is over', () => {
    const clock = { time: 0, now: () => clock.time }
    const done: number[] = []
    const act = throttleLeading(clock, () => void done.push(clock.time), 1000)
    for (const time of [0, 1, 999, 1000, 1500, 2000]) {
      clock.time = time
      act()
    }
    expect(done).toEqual([0, 1000, 2000])
  })

  it('drops a second call within 1500 ms by default (CONST-003)', () => {
    const clock = { time: 0, now: () => clock.time }
    const done: number[] = []
    const act = throttleLeading(clock, () => void done.push(clock.time))
    for (const time of [0, 1499, 1500]) {
      clock.time = time
      act()
    }
    expect(done).toEqual([0, 1500])
  })

  it('runs again after the clock was set back', () => {
    const clock = { time: 1_000_000, now: () => clock.time }
    let count = 0
    const act = throttleLeading(clock, () => {
      count += 1
    })
    act()
    clock.time = 5
    act()
    expect(count).toBe(2)
  })
})
