import type { TiedGoodsTextKey } from './zh-cn'

const zhMO: Record<TiedGoodsTextKey, string> = {
  'tied.hint': '與演出一起帶走',
  'tied.soldOut': '已售罄',
  'tied.empty': '這場演出暫無紀念品',
}

export default zhMO
