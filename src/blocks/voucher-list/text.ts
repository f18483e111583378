import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type VoucherTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of tickets in a list. */
export const voucherText: Dictionary<VoucherTextKey> = {
  type: 'ticketHolder',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
