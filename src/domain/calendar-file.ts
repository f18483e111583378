import { byteLength } from '@/lib/byte-length'

/** What a file of a calendar tells; times in ms. */
interface Event {
  title: string
  startAt: number
  endAt: number
  place: string
}

/** A line of the file may be this long, in bytes of UTF-8 (RFC 5545 §3.1). */
const LINE_BYTES = 75

/** Calendars tell of an event so long before it begins, h. */
export const ALARM_HOURS = 2

/** An event as calendars read it (RFC 5545). */
export function calendarFile({ title, startAt, endAt, place }: Event): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//encore//storefront//EN',
    'BEGIN:VEVENT',
    `UID:${startAt}-${endAt}@encore`,
    `DTSTAMP:${momentText(startAt)}`,
    `DTSTART:${momentText(startAt)}`,
    `DTEND:${momentText(endAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${ALARM_HOURS}H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function momentText(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Long lines go on in the next one, after a space; no character is cut. */
function folded(line: string): string {
  let bytes = 0
  let text = ''
  for (const character of line) {
    const size = byteLength(character)
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
