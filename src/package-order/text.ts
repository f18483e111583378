import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type OrderTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of ordering and paying. */
export const orderText: Dictionary<OrderTextKey> = { type: 'order', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
