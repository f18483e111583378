import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ComboActivityTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const comboActivityText: Dictionary<ComboActivityTextKey> = {
  type: 'comboActivity',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
