import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type DocumentTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Names of identity documents, and the words of the fields that they are written into. */
export const documentText: Dictionary<DocumentTextKey> = {
  type: 'document',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
