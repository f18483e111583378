import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type MineTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the user's own page. */
export const mineText: Dictionary<MineTextKey> = { type: 'mine', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
