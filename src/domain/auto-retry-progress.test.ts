import fc from 'fast-check'
import { AUTO_RETRY_HINT_FROM, autoRetryProgress } from './auto-retry-progress'

describe('the bar of the automatic tries', () => {
  it('starts empty, grows with every attempt, and never exceeds 90 percent (NET-093)', () => {
    expect(autoRetryProgress(0)).toBe(0)
    expect([1, 2, 3, 10].map(autoRetryProgress)).toEqual([23, 39, 52, 85])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (tries) => {
        expect(autoRetryProgress(tries)).toBeLessThanOrEqual(90)
        expect(autoRetryProgress(tries + 1)).toBeGreaterThanOrEqual(autoRetryProgress(tries))
      }),
    )
  })

  it('appears from the third try on', () => {
    expect(AUTO_RETRY_HINT_FROM).toBe(3)
  })
})
