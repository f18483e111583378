import { posterDates, sessionTimes } from './session-times'

/** Epoch ms of a venue time in China. */
const at = (time: string) => Date.parse(`${time}+08:00`)

describe('dates on a poster', () => {
  it.each([
    ['2026-12-18T19:30', '2026-12-18T21:30', '2026.12.18'],
    ['2026-12-18T19:30', '2026-12-19T19:30', '2026.12.18 – 12.19'],
    ['2026-12-31T19:30', '2027-01-01T19:30', '2026.12.31 – 2027.01.01'],
    // Just before midnight at the venue, in the UTC afternoon, and just after.
    ['2026-12-18T23:59', '2026-12-19T00:01', '2026.12.18 – 12.19'],
  ])('follow venue time from %s to %s: %s', (first, last, written) => {
    expect(posterDates(at(first), at(last))).toBe(written)
  })
})

describe('sessions of a run', () => {
  it.each(['2026-12-18T00:00', '2026-12-18T07:59', '2026-12-18T08:00', '2026-12-18T23:59'])(
    'begin on the venue day of an anchor at %s',
    (anchor) => expect(sessionTimes(at(anchor), 0, 'season')[0]).toBe(at('2026-12-18T10:00')),
  )
})
