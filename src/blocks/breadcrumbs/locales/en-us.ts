import type { ShopBreadcrumbsTextKey } from './zh-cn'

const enUS: Record<ShopBreadcrumbsTextKey, string> = {
  'breadcrumbs.label': 'You are here',
  'breadcrumbs.home': 'Home',
  'breadcrumbs.shows': 'All shows',
  'breadcrumbs.mall': 'Merch',
}

export default enUS
