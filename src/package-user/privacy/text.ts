import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PrivacyTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of data privacy. */
export const privacyText: Dictionary<PrivacyTextKey> = {
  type: 'privacy',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
