import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type WorkPermitTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of work permits. */
export const workPermitText: Dictionary<WorkPermitTextKey> = {
  type: 'workPermit',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
