import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type NextStepsTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of what can follow a list of past things. */
export const nextStepsText: Dictionary<NextStepsTextKey> = {
  type: 'nextSteps',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
