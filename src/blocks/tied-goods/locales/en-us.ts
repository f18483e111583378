import type { TiedGoodsTextKey } from './zh-cn'

const enUS: Record<TiedGoodsTextKey, string> = {
  'tied.hint': 'Take home from the show',
  'tied.soldOut': 'Sold out',
  'tied.empty': 'No merchandise for this show',
}

export default enUS
