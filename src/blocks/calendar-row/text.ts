import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type CalendarTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Texts of the row that writes a show into the calendar. */
export const calendarText: Dictionary<CalendarTextKey> = {
  type: 'calendar',
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}
