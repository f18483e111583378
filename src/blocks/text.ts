import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type BlockTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the blocks that merchants lay out. */
export const blockText: Dictionary<BlockTextKey> = { type: 'home', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
