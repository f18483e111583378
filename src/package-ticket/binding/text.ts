import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type BindingTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of ticket codes. */
export const bindingText: Dictionary<BindingTextKey> = { type: 'binding', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
