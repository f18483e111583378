import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ShopBreadcrumbsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of the way back to where a page belongs. */
export const shopBreadcrumbsText: Dictionary<ShopBreadcrumbsTextKey> = {
  type: 'shopBreadcrumbs',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
