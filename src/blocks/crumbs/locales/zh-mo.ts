import type { CrumbsTextKey } from './zh-cn'

const zhMO: Record<CrumbsTextKey, string> = {
  'crumbs.label': '目前位置',
  'crumbs.home': '首頁',
  'crumbs.shows': '全部演出',
  'crumbs.mall': '商城',
}

export default zhMO
