import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type CrumbsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of the way back to where a page belongs. */
export const crumbsText: Dictionary<CrumbsTextKey> = { type: 'crumbs', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
