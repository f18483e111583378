import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type AnnualReviewTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const annualReviewText: Dictionary<AnnualReviewTextKey> = {
  type: 'annualReview',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
