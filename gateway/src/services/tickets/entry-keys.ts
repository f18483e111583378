import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EntryKey } from '@/contracts/voucher/get-ticket-code'
import { ENTRY_CODE_SECONDS, entryCode, entryNumber, parsedEntryCode } from '@/domain/entry-code'
import { venueTime } from '@/domain/show-date'
import type { Context } from '../../call'
import { HOUR_MS } from '../../clock'
import type { SessionSnapshot } from '../../database/schema/snapshots'
import type { Shop } from '../../shop/shop'
import type { TicketRow } from './tickets-now'

/** Clock tolerance of a device, either way, ms. */
const CLOCK_DIFFERENCE_MS = 10 * 60 * 1000

/** Lifetime of a key, ms. */
export const KEY_WINDOW_MS = 6 * HOUR_MS

/** A ticket and the login whose device shows it. */
type Signed = Pick<TicketRow, 'id' | 'ownerId' | 'voucherId' | 'sessionId'> & { loginId: string }
interface Keyed {
  shop: Pick<Shop, 'secret'>
}

/**
 * The key of a ticket at a moment (epoch ms), hex, from the shop's secret. A transfer changes owner and voucher, and the
 * gate accepts live logins only: a sender's copy, or one from a device that was logged out, opens nothing (contract
 * D-22, decision 109).
 */
function entryKeyAt({ shop }: Keyed, { id, ownerId, voucherId, sessionId, loginId }: Signed, at: number): string {
  const window = Math.floor(at / KEY_WINDOW_MS)
  const signed = JSON.stringify(['entry', id, ownerId, voucherId, sessionId, loginId, window])
  return createHmac('sha256', shop.secret).update(signed).digest('hex')
}

/** The code of a ticket at a moment (epoch ms). */
export function entryCodeAt(context: Keyed, ticket: Signed, at: number): string {
  return entryCode(ticket.id, entryKeyAt(context, ticket, at), at)
}

/** The keys for a device without a network: from the day before the session to its end, and none sooner. */
export function entryKeys(
  context: Keyed & Pick<Context, 'clock'>,
  ticket: Signed,
  { beginAt, endAt, utcOffset }: Pick<SessionSnapshot, 'beginAt' | 'endAt' | 'utcOffset'>,
): EntryKey[] {
  const dayBefore = venueTime(beginAt, utcOffset).startOf('day').subtract(1, 'day').valueOf()
  if (context.clock.now() < dayBefore) return []
  const keys: EntryKey[] = []
  const first = Math.floor(dayBefore / KEY_WINDOW_MS) * KEY_WINDOW_MS
  for (let startsAt = first; startsAt < endAt; startsAt += KEY_WINDOW_MS) {
    keys.push({ startsAt, endsAt: startsAt + KEY_WINDOW_MS, key: entryKeyAt(context, ticket, startsAt) })
  }
  return keys
}

/** True if the shop or the device of the login made this code for the ticket, at any time. */
export function isCodeOf(context: Keyed, ticket: Signed, code: string): boolean {
  const parsed = parsedEntryCode(code)
  if (parsed?.ticketId !== ticket.id) return false
  const expected = Buffer.from(entryCodeAt(context, ticket, parsed.shownAt))
  const shown = Buffer.from(code)
  return expected.length === shown.length && timingSafeEqual(expected, shown)
}

/** True if a number that was read out is that of the ticket now (epoch ms), with the tolerance of a code. */
export function isNumberOf(
  context: Keyed,
  ticket: Signed & Pick<TicketRow, 'ticketCode'>,
  number: string,
  now: number,
): boolean {
  const step = ENTRY_CODE_SECONDS * 1000
  for (let at = now - CLOCK_DIFFERENCE_MS - step; at <= now + CLOCK_DIFFERENCE_MS; at += step) {
    const code = entryCodeAt(context, ticket, at)
    if (isCurrentCode(code, now) && entryNumber(ticket.ticketCode, code) === number) return true
  }
  return false
}

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
