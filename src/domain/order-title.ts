import type { Locale } from './locale'

const TITLE_LENGTH = 10
const SESSION_LENGTH = 20

const SUFFIXES: Readonly<Record<Locale, { shows: string; venues: string; sessions: string }>> = {
  'zh-CN': { shows: '等多个节目', venues: '等多个场馆', sessions: '等多个场次' },
  'zh-MO': { shows: '等多個節目', venues: '等多個場館', sessions: '等多個場次' },
  'en-US': { shows: ' and more shows', venues: ' and more venues', sessions: ' and more sessions' },
}

/** `name` of an order that spans several shows: cut at 10 characters, then `...等多个节目`. */
export function crossShowTitle(name: string, locale: Locale): string {
  return shortened(name, TITLE_LENGTH) + SUFFIXES[locale].shows
}

/** `name` of a venue where there are several: cut at 10 characters; the dots stand only where it was cut. */
export function crossVenueTitle(name: string, locale: Locale): string {
  return shortened(name, TITLE_LENGTH) + SUFFIXES[locale].venues
}

/** Session text where there are several: cut at 20 characters, then `...等多个场次`. */
export function crossSessionText(text: string, locale: Locale): string {
  return shortened(text, SESSION_LENGTH) + SUFFIXES[locale].sessions
}

function shortened(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}
