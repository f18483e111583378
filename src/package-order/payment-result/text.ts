import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PaymentResultTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of payment results. */
export const paymentResultText: Dictionary<PaymentResultTextKey> = {
  type: 'order',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
