import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type VenuesTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of venues. */
export const venuesText: Dictionary<VenuesTextKey> = { type: 'show', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
