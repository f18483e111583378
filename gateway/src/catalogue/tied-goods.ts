import type { Goods } from './entities/goods'
import type { Show } from './entities/show'

/** Goods sold with a show: those for its audience, and of tours its own only. */
export function goodsSoldWith(
  { category, tourKey }: Pick<Show, 'category' | 'tourKey'>,
  goods: readonly Goods[],
): readonly Goods[] {
  return goods.filter((spu) => spu.audiences.includes(category) && (spu.tourKey === null || spu.tourKey === tourKey))
}
