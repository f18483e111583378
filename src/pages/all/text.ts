import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type AllTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the page of all shows. */
export const allText: Dictionary<AllTextKey> = { type: 'search', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
