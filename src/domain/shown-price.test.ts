import { priceInfoFromCents } from './money'
import { planBesidePrice, planWithPrice, shownFee, shownPrice } from './shown-price'

const sale = (min: number, max: number, more: { customPrice?: number; showStatus?: 'PENDING' } = {}) => ({
  showStatus: 'ON_SALE' as const,
  minOriginalPriceInfo: priceInfoFromCents(min, '起'),
  maxOriginalPriceInfo: priceInfoFromCents(max),
  ...more,
})

describe('the price on the page of a show', () => {
  it('shows the range, or the single price', () => {
    expect(shownPrice(sale(38000, 128000))).toEqual({ kind: 'text', text: '¥380 – ¥1280', least: '¥380起' })
    expect(shownPrice(sale(38000, 38000))).toEqual({ kind: 'text', text: '¥380' })
  })

  it('hides the price when the merchant does (CAT-054)', () => {
    expect(shownPrice(sale(38000, 128000, { customPrice: 0 }))).toEqual({ kind: 'hidden' })
  })

  it('shows a price to be determined (CAT-055)', () => {
    expect(shownPrice(sale(38000, 128000, { customPrice: -1 }))).toEqual({ kind: 'undetermined' })
    expect(shownPrice(sale(38000, 128000, { showStatus: 'PENDING' }))).toEqual({ kind: 'undetermined' })
  })

  it('prefers the merchant’s own price (CAT-056)', () => {
    expect(shownPrice(sale(38000, 128000, { customPrice: 12345 }))).toEqual({ kind: 'text', text: '¥123.45' })
  })

  it('shows free when every ticket is free', () => {
    expect(shownPrice(sale(0, 0))).toEqual({ kind: 'free' })
    expect(shownPrice(sale(0, 100)).kind).toBe('text')
  })
})

describe('the fees in a price', () => {
  it('names fees that every buyer pays', () => {
    expect(shownFee({ requiredFee: 12 })).toBe('¥12')
    expect(shownFee({})).toBeNull()
    expect(shownFee({ requiredFee: -12 })).toBeNull()
  })

  it('hides fees beside a price of the merchant', () => {
    expect(shownFee({ requiredFee: 12, customPrice: -1 })).toBeNull()
  })
})

it.each([
  ['看台 380元', '380', '00', '看台 380元'],
  ['看台', '380', '00', '看台 ¥380'],
  ['看台 1380元', '380', '00', '看台 1380元 ¥380'],
  ['双人套票（580元×2）', '1044', '00', '双人套票（580元×2） ¥1044'],
  ['看台 380元', '380', '50', '看台 380元 ¥380.50'],
])('shows the price of %s at %s.%s once', (seatPlanName, yuanNum, centNum, text) => {
  expect(planWithPrice({ seatPlanName, priceInfo: { prefix: '¥', yuanNum, centNum, suffix: '' } })).toBe(text)
})

it.each([
  ['看台 380元', '380', '00', '看台'],
  ['Stand ¥380', '380', '00', 'Stand'],
  ['看台 1380元', '380', '00', '看台 1380元'],
  ['看台 380元', '342', '00', '看台 380元'],
  ['380元', '380', '00', '380元'],
])('calls fees of %s beside a price of ¥%s.%s %s', (seatPlanName, yuanNum, centNum, name) => {
  expect(planBesidePrice({ seatPlanName, priceInfo: { prefix: '¥', yuanNum, centNum, suffix: '' } })).toBe(name)
})
