import type { GoodsListTextKey } from './zh-cn'

const zhMO: Record<GoodsListTextKey, string> = {
  'category.label': '商品分類',
  'category.all': '全部商品',
  'sort.label': '排序方式',
  'sort.DEFAULT': '綜合',
  'sort.SALES': '銷量',
  'sort.PRICE_ASC': '價格由低至高',
  'sort.PRICE_DESC': '價格由高至低',
  'empty.title': '找不到商品',
  'empty.hint': '換個關鍵字或分類試試',
  'empty.reset': '查看全部商品',
  'search.label': '搜尋商品',
  'cart.open': '購物車',
}

export default zhMO
