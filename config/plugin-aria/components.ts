/** What a screen reader is told; an empty default means that an attribute nobody set costs no data. */
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

/** The components that can carry them. The build and the app number attributes by this table, so both read it. */
export const components = {
  View: spoken,
  Text: spoken,
  Image: { role: '', 'aria-label': '', 'aria-hidden': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
  ScrollView: { role: '', 'aria-label': '' },
  Swiper: { role: '', 'aria-label': '' },
}
