import enUS from './locales/en-us'
import zhCN, { type CommonTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'
import type { Dictionary } from './text'

/** Texts that every package may need. */
export const commonText: Dictionary<CommonTextKey> = { type: 'common', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
