import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type MessageTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of asking for messages. */
export const messageText: Dictionary<MessageTextKey> = { type: 'message', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
