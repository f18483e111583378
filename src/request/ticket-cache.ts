import type { Clock } from '@/lib/clock'

/** Storage of the copies: the platform's, or a fake. */
export interface TicketCacheStorage {
  get<Value>(key: string): Value | null
  /** False when the device has no room. */
  set(key: string, value: unknown): boolean
  remove(key: string): void
}

interface Entry {
  /** User and parameters. */
  key: string
  data: unknown
  /** Epoch ms. */
  timestamp: number
  /** Of the data: what a device gives back otherwise than it took it is not shown. */
  sum: number
}

export interface CachedAnswer {
  data: unknown
  /** Epoch ms. */
  savedAt: number
}

/** The calls behind the tickets of a user, by the end of their path. */
export const TICKET_ENDPOINTS = [
  'voucher/page_list',
  'voucher/:id/detail',
  'voucher/created',
  'ticket_code',
  'reservation_voucher/:id/detail',
  'forget_id_card_code_detail',
] as const
export type TicketEndpoint = (typeof TICKET_ENDPOINTS)[number]

const MAX_ENTRIES = 10
const MAX_AGE_MS = 15 * 24 * 3_600_000
/** Alipay takes 200 KB of text for a key; a character of Chinese may count for three of them. */
const MAX_CHARACTERS = 60_000
const STORAGE_PREFIX = 'ticket-cache:'

/** Kind of a ticket call; null for all others. The longer ending wins: reservations end like vouchers. */
export function ticketEndpointOf(path: string): TicketEndpoint | null {
  const matching = TICKET_ENDPOINTS.filter((end) => path.endsWith(`/${end}`))
  return matching.sort((a, b) => b.length - a.length)[0] ?? null
}

/**
 * The last answers of the ticket calls, so that a ticket can be shown at a gate without a network: 10 per endpoint,
 * 15 days, never another user's.
 */
export class TicketCache {
  constructor(
    private readonly storage: TicketCacheStorage,
    private readonly clock: Clock,
  ) {}

  read(endpoint: TicketEndpoint, key: string): CachedAnswer | null {
    const entry = this.entriesOf(endpoint).find((candidate) => candidate.key === key)
    return entry ? { data: entry.data, savedAt: entry.timestamp } : null
  }

  /** Keeps an answer; the oldest make room. What does not fit at all is not kept. */
  write(endpoint: TicketEndpoint, key: string, data: unknown): void {
    const others = this.entriesOf(endpoint).filter((entry) => entry.key !== key)
    let entries = [{ key, data, timestamp: this.clock.now(), sum: sumOf(data) }, ...others].slice(0, MAX_ENTRIES)
    while (!this.store(endpoint, entries)) {
      if (entries.length === 1) return void this.store(endpoint, others)
      entries = entries.slice(0, -1)
    }
  }

  /** Everything goes: the user has logged out. */
  clear(): void {
    for (const endpoint of TICKET_ENDPOINTS) this.storage.remove(STORAGE_PREFIX + endpoint)
  }

  /** The entries that are young enough, the newest first. */
  private entriesOf(endpoint: TicketEndpoint): Entry[] {
    const stored = this.storage.get<unknown>(STORAGE_PREFIX + endpoint)
    const oldest = this.clock.now() - MAX_AGE_MS
    return Array.isArray(stored) ? stored.filter(isEntry).filter(({ timestamp }) => timestamp > oldest) : []
  }

  private store(endpoint: TicketEndpoint, entries: Entry[]): boolean {
    return JSON.stringify(entries).length <= MAX_CHARACTERS && this.storage.set(STORAGE_PREFIX + endpoint, entries)
  }
}

/** True for an entry as it was stored: not truncated, changed or of another kind. */
function isEntry(stored: unknown): stored is Entry {
  const { key, timestamp, data, sum } = (stored ?? {}) as Partial<Entry>
  return typeof key === 'string' && typeof timestamp === 'number' && sum === sumOf(data)
}

/** A sum of a value's JSON (FNV-1a, 32 bits), by which accidents are noticed. */
function sumOf(data: unknown): number {
  let sum = 0x811c9dc5
  for (const character of JSON.stringify(data) ?? '') {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return sum
}
