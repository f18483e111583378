import fc from 'fast-check'
import {
  convertCents,
  convertPrice,
  currencyLabel,
  discountText,
  formatCents,
  memberDiscountText,
  priceInfoFromCents,
  priceOverride,
  priceText,
  yuanToCents,
} from './money'

describe('yuanToCents', () => {
  it.each([
    [380, 38000],
    ['380.5', 38050],
    [0.1 + 0.2, 30],
    ['1.005', 101],
    ['-2.345', -235],
    [1e-7, 0],
    ['', Number.NaN],
    ['many', Number.NaN],
  ])('reads %p as %p cents (CAT-097)', (yuan, cents) => {
    expect(yuanToCents(yuan)).toBe(cents)
  })

  it('reads back every amount it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
        expect(yuanToCents(formatCents(cents))).toBe(cents)
      }),
    )
  })
})

describe('priceInfoFromCents', () => {
  it('splits any amount into whole yuan and two digits of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const { yuanNum, centNum } = priceInfoFromCents(cents)
        expect(centNum).toMatch(/^\d\d$/)
        expect(Math.abs(Number(yuanNum)) * 100 + Number(centNum)).toBe(Math.abs(cents))
      }),
    )
  })

  it('keeps the sign of an amount below one yuan', () => {
    expect(priceInfoFromCents(-50)).toEqual({ prefix: '¥', yuanNum: '-0', centNum: '50', suffix: '' })
  })

  it('formats a price as one text, with cents only when there are any (CAT-029, CAT-099, CAT-101, PAY-036)', () => {
    expect(priceText(priceInfoFromCents(38000, '起'))).toBe('¥380起')
    expect(priceText(priceInfoFromCents(38050))).toBe('¥380.50')
  })
})

describe('priceOverride', () => {
  it.each([
    [undefined, null],
    [0, { kind: 'hidden' }],
    [-1, { kind: 'undetermined' }],
    [9900, { kind: 'price', price: { prefix: '¥', yuanNum: '99', centNum: '00', suffix: '' } }],
  ])('reads customPrice %p', (customPrice, expected) => {
    expect(priceOverride(customPrice)).toEqual(expected)
  })
})

describe('the words for a discount', () => {
  it.each([
    [0.88, '8.8折', '12% off'],
    [0.5, '5.0折', '50% off'],
    [1, null, null],
    [0, null, null],
    [-0.2, null, null],
    [Number.NaN, null, null],
    [undefined, null, null],
  ])('formats %p as %p and %p (CAT-026)', (discount, chinese, english) => {
    expect(discountText(discount, 'zh-CN')).toBe(chinese)
    expect(discountText(discount, 'en-US')).toBe(english)
  })
})

it('defaults to RMB as the currency of a payment (CAT-100)', () => {
  expect([currencyLabel(), currencyLabel('CNY'), currencyLabel('HKD')]).toEqual(['RMB', 'RMB', 'HKD'])
})

it('converts a price with its rate and sign (CAT-030)', () => {
  const transfer = { rate: 1.0891, targetCurrency: { prefix: 'HK$' } }
  expect(priceText(convertPrice(38000, transfer))).toBe('HK$413.86')
})

it.each([
  [0.88, ['会员8.8折', '會員8.8折', 'Members 12% off']],
  [0.95, ['会员9.5折', '會員9.5折', 'Members 5% off']],
  [1, [null, null, null]],
] as const)('formats the member discount %p (CAT-130, USER-019)', (discount, words) => {
  expect((['zh-CN', 'zh-MO', 'en-US'] as const).map((locale) => memberDiscountText(discount, locale))).toEqual(words)
})

it('converts to another currency with two digits (CAT-098)', () => {
  expect(convertCents(38000, 1.0891)).toBe(41386)
  expect(convertCents(10000, 0.9123)).toBe(9123)
  expect(convertCents(1, 0.4)).toBe(0)
  // Halves go up, as in decimal: in binary these products are a little less.
  expect([convertCents(100, 1.005), convertCents(100, 1.015)]).toEqual([101, 102])
})
