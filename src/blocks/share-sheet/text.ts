import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ShareTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of sharing. */
export const shareText: Dictionary<ShareTextKey> = { type: 'share', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
