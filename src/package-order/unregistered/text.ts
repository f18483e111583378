import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type UnregisteredTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of a booking for a phone without an account. */
export const unregisteredText: Dictionary<UnregisteredTextKey> = {
  type: 'unregistered',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
