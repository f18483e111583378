import fc from 'fast-check'
import { barOpacity } from './bar-opacity'

it('fades the title bar in with the scroll, from nothing to all (SHELL-113)', () => {
  expect([-20, 0, 4, 50, 99, 100, 5000].map((top) => barOpacity(top))).toEqual([0, 0, 0, 0.5, 1, 1, 1])
})

it('never decreases on a page, and changes at most ten times', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2 }), (tops) => {
      const values = [...tops].sort((a, b) => a - b).map((top) => barOpacity(top))
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect(new Set(values).size).toBeLessThanOrEqual(11)
    }),
  )
})
