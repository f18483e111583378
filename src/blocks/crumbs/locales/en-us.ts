import type { CrumbsTextKey } from './zh-cn'

const enUS: Record<CrumbsTextKey, string> = {
  'crumbs.label': 'You are here',
  'crumbs.home': 'Home',
  'crumbs.shows': 'All shows',
  'crumbs.mall': 'Merch',
}

export default enUS
