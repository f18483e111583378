import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EntryKey } from '@/contracts/voucher/get-ticket-code'
import { ENTRY_CODE_SECONDS, entryCode, parsedEntryCode } from '@/domain/entry-code'
import { DAY_MS, HOUR_MS } from '../../clock'
import type { SessionSnapshot } from '../../database/schema/snapshots'
import type { Shop } from '../../shop/shop'
import type { TicketRow } from './tickets-now'

/** Clock tolerance of a device, either way, ms. */
const CLOCK_DIFFERENCE_MS = 10 * 60 * 1000

/** Lifetime of a key, ms: a copy from a device is valid only for these hours of one ticket. */
export const KEY_WINDOW_MS = 6 * HOUR_MS

type Signed = Pick<TicketRow, 'id' | 'ownerId' | 'voucherId' | 'sessionId'>
interface Keyed {
  shop: Pick<Shop, 'secret'>
}

/**
 * The key of a ticket at a moment (epoch ms), hex. It hangs on the shop's secret, the owner and the voucher, and a
 * transfer changes both: what the sender has seen or keeps opens nothing from then on (contract D-22).
 */
function entryKeyAt({ shop }: Keyed, { id, ownerId, voucherId, sessionId }: Signed, at: number): string {
  const window = Math.floor(at / KEY_WINDOW_MS)
  const signed = JSON.stringify(['entry', id, ownerId, voucherId, sessionId, window])
  return createHmac('sha256', shop.secret).update(signed).digest('hex')
}

/** The code of a ticket at a moment (epoch ms). */
export function entryCodeAt(context: Keyed, ticket: Signed, at: number): string {
  return entryCode(ticket.id, entryKeyAt(context, ticket, at), at)
}

/** The keys for a device without a network: from the day before the session to its end. */
export function entryKeys(
  context: Keyed,
  ticket: Signed,
  { beginAt, endAt }: Pick<SessionSnapshot, 'beginAt' | 'endAt'>,
): EntryKey[] {
  const keys: EntryKey[] = []
  const first = Math.floor((beginAt - DAY_MS) / KEY_WINDOW_MS) * KEY_WINDOW_MS
  for (let startsAt = first; startsAt < endAt; startsAt += KEY_WINDOW_MS) {
    keys.push({ startsAt, endsAt: startsAt + KEY_WINDOW_MS, key: entryKeyAt(context, ticket, startsAt) })
  }
  return keys
}

/** True if the shop or a device of the owner made this code for the ticket, at any time. */
export function isCodeOf(context: Keyed, ticket: Signed, code: string): boolean {
  const parsed = parsedEntryCode(code)
  if (parsed?.ticketId !== ticket.id) return false
  const expected = Buffer.from(entryCodeAt(context, ticket, parsed.shownAt))
  const shown = Buffer.from(code)
  return expected.length === shown.length && timingSafeEqual(expected, shown)
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
