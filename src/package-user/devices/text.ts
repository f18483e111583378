import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type DevicesTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the devices on which a user is logged in. */
export const devicesText: Dictionary<DevicesTextKey> = {
  type: 'devices',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
