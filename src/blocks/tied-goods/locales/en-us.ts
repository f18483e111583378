import type { TiedGoodsTextKey } from './zh-cn'

const enUS: Record<TiedGoodsTextKey, string> = {
  'tied.hint': 'To take home from the show',
  'tied.soldOut': 'Sold out',
  'tied.empty': 'There is no merchandise for this show',
}

export default enUS
