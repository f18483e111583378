import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ReserveTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const reserveText: Dictionary<ReserveTextKey> = { type: 'reserve', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
