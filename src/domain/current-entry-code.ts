import { ENTRY_CODE_SECONDS, parsedEntryCode } from './entry-code'

/** Clock tolerance of a device, either way, ms. */
export const CLOCK_DIFFERENCE_MS = 10 * 60 * 1000

/** Time from which the gate rejects the code of a moment (epoch ms). */
function entryCodeEnd(at: number): number {
  const step = ENTRY_CODE_SECONDS * 1000
  return (Math.floor(at / step) + 1) * step + CLOCK_DIFFERENCE_MS
}

/** True if a code is current (epoch ms), with tolerance for clocks and the way to the gate. */
export function isCurrentCode(code: string, now: number): boolean {
  const parsed = parsedEntryCode(code)
  if (parsed === null) return false
  return parsed.shownAt <= now + CLOCK_DIFFERENCE_MS && now < entryCodeEnd(parsed.shownAt)
}
