import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type BreadcrumbsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Names of the pages that others belong to. */
export const breadcrumbsText: Dictionary<BreadcrumbsTextKey> = {
  type: 'breadcrumbs',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
