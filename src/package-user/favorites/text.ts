import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type FavoritesTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of favourite shows. */
export const favoritesText: Dictionary<FavoritesTextKey> = { type: 'user', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
