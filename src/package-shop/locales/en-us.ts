import type { ShopTextKey } from './zh-cn'

const enUS: Record<ShopTextKey, string> = {
  'shopDetail.title': 'Product',
  'shopDetail.kind': 'Kind',
  'shopDetail.kindSoldOut': '{name} (sold out)',
  'shopDetail.qty': 'Quantity',
  'shopDetail.less': 'One less',
  'shopDetail.more': 'One more',
  'shopDetail.buy': 'Buy now',
  'shopDetail.soldOut': 'Sold out',
  'deliver.EXPRESS': 'Delivery',
  'deliver.SELF_PICKUP': 'Pick up at the venue',
  'goodsConfirm.title': 'Confirm order',
  'goodsConfirm.qty': '×{count}',
  'goodsConfirm.delivery': 'Delivery',
  'goodsConfirm.address': 'Delivery address',
  'goodsConfirm.noAddress': 'Choose a delivery address',
  'goodsConfirm.contact': 'Contact phone',
  'goodsConfirm.price': 'Price details',
  'goodsConfirm.total': 'Total',
  'goodsConfirm.agree': 'I have read and agree to',
  'goodsConfirm.agreeFirst': 'Agree to the terms of purchase first',
  'goodsConfirm.submit': 'Place order',
  'goodsSearch.title': 'Search products',
  'goodsSearch.clear': 'Clear the search',
}

export default enUS
