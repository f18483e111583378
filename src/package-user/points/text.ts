import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PointsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of points and growth. */
export const pointsText: Dictionary<PointsTextKey> = { type: 'points', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
