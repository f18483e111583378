import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SharedTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts shared by several features of orders. */
export const sharedText: Dictionary<SharedTextKey> = { type: 'order', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
