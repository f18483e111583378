import type { GoodsListTextKey } from './zh-cn'

const enUS: Record<GoodsListTextKey, string> = {
  'category.label': 'Categories',
  'category.all': 'Everything',
  'sort.label': 'Sort by',
  'sort.DEFAULT': 'Featured',
  'sort.SALES': 'Bestsellers',
  'sort.PRICE_ASC': 'Price: low to high',
  'sort.PRICE_DESC': 'Price: high to low',
  'empty.title': 'No products found',
  'empty.hint': 'Try another word or category',
  'empty.reset': 'Show everything',
  'search.label': 'Search products',
  'cart.open': 'Cart',
}

export default enUS
