import { businessError, keysOf, ok, pipeline } from '@test/mode-pipeline'
import fc from 'fast-check'

describe('mode 9', () => {
  it('retries every three seconds, at most ten times, with one key (NET-086, CONST-008)', async () => {
    const { run, sent, windows, waits } = pipeline([businessError(9)])
    expect(await run()).toBe('22030000')
    expect(waits).toEqual(Array(10).fill(3000))
    expect(sent).toHaveLength(11)
    expect(keysOf(sent).size).toBe(1)
    expect(windows).toEqual([{ tries: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], places: [], isOpen: false }])
  })

  it('ends with the first answer of another kind (NET-087)', async () => {
    const { run, sent, windows, shown } = pipeline([businessError(9), businessError(9), businessError(2), ok])
    expect(await run()).toBe('22030000')
    expect(sent).toHaveLength(3)
    expect(shown).toEqual(['alert'])
    expect(windows[0]?.isOpen).toBe(false)
  })

  it('ends when another page is in sight (NET-088)', async () => {
    const { run, sent, state, onWait, shown, windows } = pipeline([businessError(9)])
    onWait.do = () => {
      state.page = 'b'
    }
    await run()
    expect(sent).toHaveLength(1)
    expect([shown, windows[0]?.isOpen]).toEqual([[], false])
  })

  it('ends, and goes back, when the user cancels (NET-089)', async () => {
    const { run, sent, onWait, cancel, shown } = pipeline([businessError(9)])
    onWait.do = cancel
    expect(await run()).toBe('22030000')
    expect(sent).toHaveLength(1)
    expect(shown).toEqual(['→ back'])
  })

  it('prompts first when the call is not critical (NET-090)', async () => {
    const { run, shown, windows } = pipeline([businessError(9), ok], 'high')
    expect(await run()).toBe('done')
    expect([shown, windows]).toEqual([['retry'], []])
  })

  it('never sends more than eleven times nor with a second key, whatever the server answers', async () => {
    const reply = fc.constantFrom(9, 9, 9, 9, 0, 1, 2, 5, undefined).map((mode) => businessError(mode))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(reply, fc.constant(ok)), { minLength: 1, maxLength: 20 }), async (replies) => {
        const { run, sent, windows } = pipeline(replies)
        await run()
        expect(sent.length).toBeLessThanOrEqual(11)
        expect(keysOf(sent).size).toBe(1)
        expect(windows.every(({ isOpen }) => !isOpen)).toBe(true)
      }),
    )
  })
})

describe('mode 9 with a place in the queue (CAT-076)', () => {
  const queued = (place: number, waitSeconds = place * 2) =>
    businessError(9, { data: { place, firstPlace: 40, perMinute: 30, waitSeconds, turnSeconds: 600 } })

  it('waits as long as the shop requires, over any number of polls, and shows each place', async () => {
    const places = [40, 33, 26, 20, 15, 12, 10, 8, 7, 5, 4, 2, 1]
    const { run, sent, windows, waits } = pipeline([...places.map((place) => queued(place)), ok])
    expect(await run()).toBe('done')
    expect(windows).toEqual([{ tries: [], places, isOpen: false }])
    expect(sent).toHaveLength(places.length + 1)
    expect(keysOf(sent).size).toBe(1)
    expect(waits.slice(0, 4)).toEqual([15_000, 15_000, 13_000, 10_000])
    expect(waits.slice(-2)).toEqual([3000, 3000])
  })

  it('ends when the user has had enough, or another page is in sight', async () => {
    const enough = pipeline([queued(40)])
    enough.onWait.do = enough.cancel
    await enough.run()
    expect([enough.sent.length, enough.shown]).toEqual([1, ['→ back']])
    const left = pipeline([queued(40)])
    left.onWait.do = () => {
      left.state.page = 'b'
    }
    await left.run()
    expect([left.sent.length, left.shown, left.windows[0]?.isOpen]).toEqual([1, [], false])
  })

  it('counts its tries when the place is invalid or missing', async () => {
    const { run, sent, windows } = pipeline([businessError(9, { data: { place: 'soon' } })])
    await run()
    expect([sent.length, windows[0]?.places]).toEqual([11, []])
    const later = pipeline([queued(2), businessError(9)])
    await later.run()
    expect([later.sent.length, later.windows[0]?.tries.length]).toEqual([12, 10])
  })

  it('ends with the first answer of another kind', async () => {
    const { run, shown, sent } = pipeline([queued(2), businessError(2)])
    await run()
    expect([shown, sent.length]).toEqual([['alert'], 2])
  })
})
