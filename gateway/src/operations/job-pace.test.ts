import { JobPace } from './job-pace'

describe('the pace of the trade jobs', () => {
  let runs: number[]
  let dueAt: number | null
  let pace: JobPace

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 })
    runs = []
    dueAt = null
    pace = new JobPace(
      () => Date.now(),
      async () => void runs.push(Date.now()),
      async () => dueAt,
    )
    pace.start()
  })
  afterEach(() => {
    pace.stop()
    jest.useRealTimers()
  })

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  it('rests fifteen seconds when nothing changes and nothing is due', async () => {
    await pass(60_000)
    expect(runs).toEqual([1_000, 16_000, 31_000, 46_000])
  })

  it('runs every second while changes arrive', async () => {
    await pass(1_500)
    pace.wake()
    await pass(4_000)
    expect(runs).toEqual([1_000, 2_500, 3_500, 4_500, 5_500])
  })

  it('runs when the next deadline falls due', async () => {
    dueAt = 7_300
    await pass(7_400)
    expect(runs).toEqual([1_000, 7_300])
  })

  it('runs every second while something is overdue', async () => {
    dueAt = 0
    await pass(3_500)
    expect(runs).toEqual([1_000, 2_000, 3_000])
  })

  it('stops', async () => {
    pace.stop()
    pace.wake()
    await pass(60_000)
    expect(runs).toEqual([])
  })
})
