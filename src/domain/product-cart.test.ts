import { cartTakes, hasProductCart } from './product-cart'

const SENT = { enable: true, enableSpuType: ['GOODS'] }

it('accepts only the merchant’s types of goods (SHOP-015)', () => {
  expect(cartTakes({ productCartConfig: SENT }, 'GOODS')).toBe(true)
  expect(cartTakes({ productCartConfig: SENT }, 'CARD')).toBe(false)
})

it.each([null, {}, { productCartConfig: { ...SENT, enable: false } }])(
  'has no carts by default: %j (SHELL-039)',
  (config) => {
    expect([hasProductCart(config), cartTakes(config, 'GOODS')]).toEqual([false, false])
  },
)

it.each([null, 1, 'on', [], { enable: 'yes' }, { enable: true, enableSpuType: null }])(
  'accepts no goods when the configuration is malformed: %j',
  (productCartConfig) => {
    expect(cartTakes({ productCartConfig } as never, 'GOODS')).toBe(false)
  },
)
