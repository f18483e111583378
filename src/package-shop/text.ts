import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type ShopTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const shopText: Dictionary<ShopTextKey> = { type: 'shop', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }

export type { ShopTextKey }
