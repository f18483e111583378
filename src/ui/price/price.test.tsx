import { render } from '@testing-library/react'
import { Price } from './price'

it.each([
  [{ prefix: '¥', yuanNum: '380', centNum: '00', suffix: '起' }, '¥380起'],
  [{ prefix: 'HK$', yuanNum: '413', centNum: '86', suffix: '' }, 'HK$413.86'],
  [{ prefix: '¥', yuanNum: '99', centNum: '05', suffix: '起' }, '¥99.05起'],
  [{ prefix: '¥', yuanNum: '99', centNum: '', suffix: '' }, '¥99'],
])('draws the parts of a price in sequence, cents only if any: %j (CAT-029, CAT-056, CAT-101)', (price, words) => {
  expect(render(<Price price={price} />).container.textContent).toBe(words)
})
