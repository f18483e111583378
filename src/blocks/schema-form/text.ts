import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type SchemaFormTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of the fields of a form that the merchant made. */
export const schemaFormText: Dictionary<SchemaFormTextKey> = {
  type: 'schemaForm',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
