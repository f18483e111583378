import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type TicketHolderTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the wallet. */
export const ticketHolderText: Dictionary<TicketHolderTextKey> = {
  type: 'ticketHolder',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
