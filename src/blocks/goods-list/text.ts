import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type GoodsListTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of a list of goods and its filters. */
export const goodsListText: Dictionary<GoodsListTextKey> = {
  type: 'shop',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
