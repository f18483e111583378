import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type TransferTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of sending and accepting tickets. */
export const transferText: Dictionary<TransferTextKey> = {
  type: 'transfer',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
