import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ShowTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the show and booking pages. */
export const showText: Dictionary<ShowTextKey> = { type: 'show', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
