import type { CalendarTextKey } from './zh-cn'

const enUS: Record<CalendarTextKey, string> = {
  add: 'Add to calendar',
  added: 'Added to your calendar',
  denied: 'Calendar access was denied',
  failed: 'Not added. Try again.',
}

export default enUS
