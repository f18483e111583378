import { goodsCountText } from './goods-count'

it('caps a count of goods at 99 for display (SHOP-009)', () => {
  expect([0, 1, 10, 99, 100, 12_000].map(goodsCountText)).toEqual(['0', '1', '10', '99', '99+', '99+'])
})
