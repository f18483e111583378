/** Attributes for screen readers; with an empty default, unset attributes cost no data. */
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

/** Default attributes of all pictures: template defaults cost no data. */
const PICTURE = { mode: "'aspectFill'", 'lazy-load': 'true' }

/** Components with these attributes. */
const everywhere = {
  View: spoken,
  Text: spoken,
  Image: { role: '', 'aria-label': '', 'aria-hidden': '', ...PICTURE },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
  ScrollView: { role: '', 'aria-label': '' },
  Swiper: { role: '', 'aria-label': '' },
}

/** Data that vendors read from their buttons: Taro reserves `data-*`, so the app uses other names. */
export const DATA_NAMES: Readonly<Record<string, string>> = {
  'im-id': 'data-im-id',
  'calendar-options': 'data-calendar-options',
}

/** Vendor additions to buttons that Taro lacks. */
const byPlatform: Readonly<Record<string, Record<string, Record<string, string>>>> = {
  tt: { Button: { 'im-id': '', 'calendar-options': '', bindAddCalendarEvent: '' } },
}

/** Build and app number attributes by this table. */
export function componentsOf(platform: string): Record<string, Record<string, string>> {
  return { ...everywhere, ...byPlatform[platform] }
}
