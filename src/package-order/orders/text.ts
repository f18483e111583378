import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type OrdersTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of orders. */
export const ordersText: Dictionary<OrdersTextKey> = { type: 'order', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
