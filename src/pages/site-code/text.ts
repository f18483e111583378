import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SiteCodeTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the code of a city. */
export const siteCodeText: Dictionary<SiteCodeTextKey> = {
  type: 'siteCode',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
