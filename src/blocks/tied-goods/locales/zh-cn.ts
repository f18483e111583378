const zhCN = {
  'tied.hint': '与演出一起带走',
  'tied.soldOut': '已售罄',
  'tied.empty': '这场演出暂无周边商品',
}

export default zhCN
export type TiedGoodsTextKey = keyof typeof zhCN
