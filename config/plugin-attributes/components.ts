/** Attributes for screen readers; an empty default means that an attribute nobody set costs no data. */
const spoken = {
  role: '',
  'aria-label': '',
  'aria-hidden': '',
  'aria-checked': '',
  'aria-selected': '',
  'aria-disabled': '',
  'aria-expanded': '',
  'aria-live': '',
}

/** What every picture of the app is like unless it says otherwise: what a template takes for granted costs no data. */
const PICTURE = { mode: "'aspectFill'", 'lazy-load': 'true' }

/** The components that can carry them. */
const everywhere = {
  View: spoken,
  Text: spoken,
  Image: { role: '', 'aria-label': '', 'aria-hidden': '', ...PICTURE },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
  ScrollView: { role: '', 'aria-label': '' },
  Swiper: { role: '', 'aria-label': '' },
}

/** What vendors read from the data of their buttons: Taro keeps `data-*` to itself, so the app has other names for it. */
export const DATA_NAMES: Readonly<Record<string, string>> = {
  'im-id': 'data-im-id',
  'calendar-options': 'data-calendar-options',
}

/** What vendors have added to their buttons, and Taro does not know yet. */
const byPlatform: Readonly<Record<string, Record<string, Record<string, string>>>> = {
  tt: { Button: { 'im-id': '', 'calendar-options': '', bindAddCalendarEvent: '' } },
}

/** The build and the app number attributes by this table, so both read it. */
export function componentsOf(platform: string): Record<string, Record<string, string>> {
  return { ...everywhere, ...byPlatform[platform] }
}
