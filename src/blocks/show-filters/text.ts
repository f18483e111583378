import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type FilterTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the filters of a list of shows. */
export const filterText: Dictionary<FilterTextKey> = { type: 'search', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
