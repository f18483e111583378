import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PaymentTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of paying. */
export const paymentText: Dictionary<PaymentTextKey> = { type: 'payment', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
