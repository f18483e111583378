import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type TiedGoodsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of goods that are sold with a show. */
export const tiedGoodsText: Dictionary<TiedGoodsTextKey> = { type: 'home', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
