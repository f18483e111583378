import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SearchTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the search. */
export const searchText: Dictionary<SearchTextKey> = { type: 'show', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
