import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SeatsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of choosing seats. */
export const seatsText: Dictionary<SeatsTextKey> = { type: 'show', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
