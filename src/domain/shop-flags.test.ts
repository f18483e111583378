import fc from 'fast-check'
import { SHOP_FLAGS, shopFlags } from './shop-flags'

const chosen = fc.subarray([...SHOP_FLAGS])

it('reads switches by name or by bit (SHELL-021…027)', () => {
  expect(SHOP_FLAGS).toEqual(
    expect.arrayContaining([
      'MERCHANT_IS_ZZ',
      'QUICK_LOGIN',
      'CHANGE_VOUCHER_ROUTER',
      'CHANGE_SKIN_ROUTER',
      'DISPLAY_PLUS_SIGN',
      'IS_OPEN_TD',
      'NEED_FACE_AUTH',
    ]),
  )
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
