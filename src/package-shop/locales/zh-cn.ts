const zhCN = {
  'shopDetail.title': '商品详情',
  'shopDetail.kind': '款式',
  'shopDetail.kindSoldOut': '{name}（售罄）',
  'shopDetail.qty': '数量',
  'shopDetail.less': '减少一件',
  'shopDetail.more': '增加一件',
  'shopDetail.buy': '立即购买',
  'shopDetail.soldOut': '已售罄',
  'deliver.EXPRESS': '快递配送',
  'deliver.SELF_PICKUP': '现场自取',
  'goodsConfirm.title': '确认订单',
  'goodsConfirm.qty': '×{count}',
  'goodsConfirm.delivery': '配送方式',
  'goodsConfirm.address': '收货地址',
  'goodsConfirm.noAddress': '请选择收货地址',
  'goodsConfirm.contact': '联系手机号',
  'goodsConfirm.price': '价格明细',
  'goodsConfirm.total': '合计',
  'goodsConfirm.agree': '我已阅读并同意',
  'goodsConfirm.agreeFirst': '请先同意购票协议',
  'goodsConfirm.submit': '提交订单',
  'goodsSearch.title': '搜索商品',
  'goodsSearch.clear': '清空搜索词',
}

export type ShopTextKey = keyof typeof zhCN
export default zhCN
