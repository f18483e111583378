import fc from 'fast-check'
import { SHOP_FLAGS, shopFlags } from './shop-flags'

const chosen = fc.subarray([...SHOP_FLAGS])

it('the switches are on that are named, or whose bits are set', () => {
  fc.assert(
    fc.property(chosen, (names) => {
      const expected = Object.fromEntries(SHOP_FLAGS.map((name) => [name, names.includes(name)]))
      const bits = names.reduce((sum, name) => sum + 2 ** SHOP_FLAGS.indexOf(name), 0)
      expect(shopFlags(names)).toEqual(expected)
      expect(shopFlags(bits)).toEqual(expected)
    }),
  )
})

it.each([undefined, null, 'MERCHANT_IS_ZZ', Number.NaN, 0.5, {}])('%p switches nothing on', (sent) => {
  expect(Object.values(shopFlags(sent)).some(Boolean)).toBe(false)
})
