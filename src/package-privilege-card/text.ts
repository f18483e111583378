import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PrivilegeCardTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const privilegeCardText: Dictionary<PrivilegeCardTextKey> = {
  type: 'privilegeCard',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
