const zhCN = {
  'breadcrumbs.label': '当前位置',
  'breadcrumbs.home': '首页',
  'breadcrumbs.shows': '全部演出',
  'breadcrumbs.mall': '商城',
}

export type ShopBreadcrumbsTextKey = keyof typeof zhCN
export default zhCN
