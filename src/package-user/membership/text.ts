import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type MemberTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of levels and paid memberships. */
export const memberText: Dictionary<MemberTextKey> = {
  type: 'prime',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
