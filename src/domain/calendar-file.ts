import { byteLength } from '@/lib/byte-length'

/** An event of a calendar file; times in ms. */
interface Event {
  /** Of what the event is for: the same event in a later file takes the place of this one. */
  id: string
  title: string
  startAt: number
  endAt: number
  place: string
}

/** A line of the file may be this long, in bytes of UTF-8 (RFC 5545 §3.1). */
const LINE_BYTES = 75

const SECOND_MS = 1000

/** Reminder of calendars before an event, h. */
export const ALARM_HOURS = 2

/** An event as calendars read it (RFC 5545); `now` (ms) counts its versions, so that a moved one is known as newer. */
export function calendarFile({ id, title, startAt, endAt, place }: Event, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//encore//storefront//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@encore`,
    `SEQUENCE:${Math.floor(now / SECOND_MS)}`,
    `DTSTAMP:${momentText(now)}`,
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
  const escapes = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
  // Other controls would end the line, or the file.
  return Array.from(escapes)
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
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
