const zhCN = {
  'category.label': '商品分类',
  'category.all': '全部商品',
  'sort.label': '排序方式',
  'sort.DEFAULT': '综合',
  'sort.SALES': '销量',
  'sort.PRICE_ASC': '价格从低到高',
  'sort.PRICE_DESC': '价格从高到低',
  'empty.title': '没有找到商品',
  'empty.hint': '换个关键词或分类试试',
  'empty.reset': '查看全部商品',
  'search.label': '搜索商品',
  'cart.open': '购物车',
}

export type GoodsListTextKey = keyof typeof zhCN
export default zhCN
