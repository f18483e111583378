import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type CertificatesTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of certifications. */
export const certificatesText: Dictionary<CertificatesTextKey> = {
  type: 'certificates',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
