import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type BookingTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of booking: sessions, plans, wishes, privileges. */
export const bookingText: Dictionary<BookingTextKey> = { type: 'show', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
