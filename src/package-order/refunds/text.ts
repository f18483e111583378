import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type RefundsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of refunds of tickets and goods. */
export const refundsText: Dictionary<RefundsTextKey> = { type: 'order', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
