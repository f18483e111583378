import type { DemoGoods } from '../demo/demo-goods-types'
import type { DemoShow } from '../demo/demo-types'

/** Goods sold with a show: those for its audience, and of tours its own only. */
export function goodsSoldWith(
  { category, tourKey }: Pick<DemoShow, 'category' | 'tourKey'>,
  goods: readonly DemoGoods[],
): readonly DemoGoods[] {
  return goods.filter((spu) => spu.audiences.includes(category) && (spu.tourKey === null || spu.tourKey === tourKey))
}
