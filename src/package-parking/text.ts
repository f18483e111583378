import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ParkingTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const parkingText: Dictionary<ParkingTextKey> = { type: 'parking', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
