import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type RebookingTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of ticket exchanges. */
export const rebookingText: Dictionary<RebookingTextKey> = {
  type: 'order',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
