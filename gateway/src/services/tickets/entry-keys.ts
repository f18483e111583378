import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EntryKey } from '@/contracts/voucher/get-ticket-code'
import { CLOCK_DIFFERENCE_MS, isCurrentCode } from '@/domain/current-entry-code'
import {
  ENTRY_CODE_SECONDS,
  entryCode,
  entryCodeOfProof,
  entryNumber,
  parsedEntryCode,
  proofText,
} from '@/domain/entry-code'
import { venueTime } from '@/domain/show-date'
import type { Context } from '../../call'
import { HOUR_MS } from '../../clock'
import type { SessionSnapshot } from '../../database/schema/snapshots'
import type { Shop } from '../../shop/shop'
import type { TicketRow } from './tickets-now'

/** Lifetime of a key, ms. */
export const KEY_WINDOW_MS = 6 * HOUR_MS

/** A ticket and the login whose device shows it. */
export type Signed = Pick<TicketRow, 'id' | 'ownerId' | 'voucherId' | 'sessionId'> & { loginId: string }
export interface Keyed {
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

/** The codes of a ticket in consecutive half minutes, by the platform's hashes: a list has hundreds of thousands. */
export function entryCodesFrom(context: Keyed, ticket: Signed, firstStep: number, steps: number): string[] {
  const stepMs = ENTRY_CODE_SECONDS * 1000
  const keys = new Map<number, Buffer>()
  return Array.from({ length: steps }, (_, index) => {
    const at = (firstStep + index) * stepMs
    const window = Math.floor(at / KEY_WINDOW_MS)
    const key = keys.get(window) ?? Buffer.from(entryKeyAt(context, ticket, at), 'hex')
    keys.set(window, key)
    return entryCodeOfProof(ticket.id, at, createHmac('sha256', key).update(proofText(at)).digest('hex'))
  })
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
