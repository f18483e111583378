const MINUTE_MS = 60_000
const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})?$/

/** A moment at a place: epoch ms, and minutes east of UTC. */
export interface PlacedMoment {
  at: number
  utcOffset: number
}

/** A written moment on the clock of a time zone; null for one that does not exist. */
export function momentIn(written: string, timeZone: string): PlacedMoment | null {
  const [, day, time, offset] = WRITTEN.exec(written) ?? []
  if (!day || !time) return null
  const local = Date.parse(`${day}T${time}:00Z`)
  // 30 February is 2 March to `Date`.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== day) return null
  if (offset !== undefined) {
    const at = Date.parse(`${day}T${time}:00${offset}`)
    return { at, utcOffset: offsetAt(at, timeZone) }
  }
  // The offset before a change of the clock may be another than after it: the second guess is right.
  const first = offsetAt(local, timeZone)
  const utcOffset = offsetAt(local - first * MINUTE_MS, timeZone)
  return { at: local - utcOffset * MINUTE_MS, utcOffset }
}

/** True if the engine knows the time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatIn(timeZone)
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** Clocks change at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS
const MAX_OFFSETS = 10_000
/** Offsets by time zone and quarter: formatting costs 50 µs, and sessions begin at the same times. */
const offsets = new Map<string, Map<number, number>>()

/** Minutes east of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const quarter = Math.floor(at / QUARTER_MS)
  const known = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, known)
  const offset = known.get(quarter) ?? formattedOffset(at, timeZone)
  if (known.size >= MAX_OFFSETS) known.clear()
  known.set(quarter, offset)
  return offset
}

function formattedOffset(at: number, timeZone: string): number {
  const name =
    formatIn(timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  const east = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -east : east
}
