import fc from 'fast-check'
import { LIMITING_HINT_FROM, limitingProgress } from './limiting-progress'

describe('the bar of the automatic tries (S2 §8)', () => {
  it('begins empty, grows with every try, and never passes 90 percent', () => {
    expect(limitingProgress(0)).toBe(0)
    expect([1, 2, 3, 10].map(limitingProgress)).toEqual([23, 39, 52, 85])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (tries) => {
        expect(limitingProgress(tries)).toBeLessThanOrEqual(90)
        expect(limitingProgress(tries + 1)).toBeGreaterThanOrEqual(limitingProgress(tries))
      }),
    )
  })

  it('is explained from the third try on', () => {
    expect(LIMITING_HINT_FROM).toBe(3)
  })
})
