const zhCN = {
  'crumbs.label': '当前位置',
  'crumbs.home': '首页',
  'crumbs.shows': '全部演出',
  'crumbs.mall': '商城',
}

export type CrumbsTextKey = keyof typeof zhCN
export default zhCN
