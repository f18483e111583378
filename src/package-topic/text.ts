import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type VoteTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of votes. */
export const voteText: Dictionary<VoteTextKey> = { type: 'vote', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
