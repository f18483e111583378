import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type RealNameTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the names on tickets. */
export const realNameText: Dictionary<RealNameTextKey> = {
  type: 'realName',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
