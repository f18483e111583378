import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SettingsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the settings. */
export const settingsText: Dictionary<SettingsTextKey> = { type: 'user', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
