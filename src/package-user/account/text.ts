import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type AccountTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of login, account and profile. */
export const accountText: Dictionary<AccountTextKey> = { type: 'user', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
