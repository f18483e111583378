import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type CouponsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of coupons. */
export const couponsText: Dictionary<CouponsTextKey> = { type: 'user', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
