import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PeopleTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of attendees and addresses. */
export const peopleText: Dictionary<PeopleTextKey> = { type: 'user', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
