import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type WalletTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of ticket lists and ticket problems. */
export const walletText: Dictionary<WalletTextKey> = {
  type: 'ticketHolder',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
