import type { ShopTextKey } from './zh-cn'

const zhMO: Record<ShopTextKey, string> = {
  'shopDetail.title': '商品詳情',
  'shopDetail.kind': '款式',
  'shopDetail.kindSoldOut': '{name}（售罄）',
  'shopDetail.qty': '數量',
  'shopDetail.less': '減少一件',
  'shopDetail.more': '增加一件',
  'shopDetail.buy': '立即購買',
  'shopDetail.soldOut': '已售罄',
  'deliver.EXPRESS': '快遞配送',
  'deliver.SELF_PICKUP': '現場自取',
  'goodsConfirm.title': '確認訂單',
  'goodsConfirm.qty': '×{count}',
  'goodsConfirm.delivery': '配送方式',
  'goodsConfirm.address': '收貨地址',
  'goodsConfirm.noAddress': '請選擇收貨地址',
  'goodsConfirm.contact': '聯絡手提電話',
  'goodsConfirm.price': '價格明細',
  'goodsConfirm.total': '合計',
  'goodsConfirm.agree': '我已閱讀並同意',
  'goodsConfirm.agreeFirst': '請先同意購票協議',
  'goodsConfirm.submit': '提交訂單',
  'goodsSearch.title': '搜尋商品',
  'goodsSearch.clear': '清空搜尋字詞',
}

export default zhMO
