import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type UserTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of logging in and of the settings. */
export const userText: Dictionary<UserTextKey> = { type: 'user', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
