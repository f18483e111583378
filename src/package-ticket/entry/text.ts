import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type EntryTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of tickets and their codes. */
export const entryText: Dictionary<EntryTextKey> = { type: 'ticket', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
