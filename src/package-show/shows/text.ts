import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ShowsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of a show, a group of shows and a tour. */
export const showsText: Dictionary<ShowsTextKey> = { type: 'show', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
