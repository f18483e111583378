import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SharingTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of shared pages. */
export const sharingText: Dictionary<SharingTextKey> = { type: 'sharing', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
