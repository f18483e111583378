import type { ShopBreadcrumbsTextKey } from './zh-cn'

const zhMO: Record<ShopBreadcrumbsTextKey, string> = {
  'breadcrumbs.label': '目前位置',
  'breadcrumbs.home': '首頁',
  'breadcrumbs.shows': '全部演出',
  'breadcrumbs.mall': '商城',
}

export default zhMO
