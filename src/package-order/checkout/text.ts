import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type CheckoutTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the order confirmation. */
export const checkoutText: Dictionary<CheckoutTextKey> = { type: 'order', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
