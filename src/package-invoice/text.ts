import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type InvoiceTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

export const invoiceText: Dictionary<InvoiceTextKey> = { type: 'invoice', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
