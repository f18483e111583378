import type { GoodsListTextKey } from './zh-cn'

const enUS: Record<GoodsListTextKey, string> = {
  'category.label': 'Categories',
  'category.all': 'All merchandise',
  'sort.label': 'Sort by',
  'sort.DEFAULT': 'Featured',
  'sort.SALES': 'Bestsellers',
  'sort.PRICE_ASC': 'Price: low to high',
  'sort.PRICE_DESC': 'Price: high to low',
  'empty.title': 'No merchandise found',
  'empty.hint': 'Try another word or category',
  'empty.reset': 'Show all',
  'search.label': 'Search merchandise',
  'cart.open': 'Cart',
}

export default enUS
