import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type RightsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of rights and their sources. */
export const rightsText: Dictionary<RightsTextKey> = {
  type: 'rights',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
