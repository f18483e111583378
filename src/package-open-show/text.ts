import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type OpenShowTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const openShowText: Dictionary<OpenShowTextKey> = {
  type: 'openShow',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
