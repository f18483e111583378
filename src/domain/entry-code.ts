import type { EntryKey } from '@/contracts/voucher/get-ticket-code'
import { asciiBytes, bytesOfHex, hexOfBytes, hmacSha256 } from './hmac-sha256'

/** Seconds until another code takes the place of the shown one. */
export const ENTRY_CODE_SECONDS = 30

const PREFIX = 'ENCORE'
/** Hex digits of the proof: 64 bits, so that the picture stays coarse enough for any scanner. */
const PROOF_DIGITS = 16

/** Index of the code at a moment (epoch ms). */
function stepAt(at: number): number {
  return Math.floor(at / 1000 / ENTRY_CODE_SECONDS)
}

/** The content of the QR code of a ticket at a moment (epoch ms), signed with the key of that time (hex; contract D-22). */
export function entryCode(ticketId: string, key: string, at: number): string {
  return entryCodeOfProof(ticketId, at, hexOfBytes(hmacSha256(bytesOfHex(key), asciiBytes(proofText(at)))))
}

/** The text that a key signs for a moment (epoch ms). */
export function proofText(at: number): string {
  return String(stepAt(at))
}

/** The code of a ticket with the signature of its moment, hex. */
export function entryCodeOfProof(ticketId: string, at: number, signature: string): string {
  return `${PREFIX}:${ticketId}:${stepAt(at)}:${signature.slice(0, PROOF_DIGITS)}`
}

/** The code that a device without a network shows, from the keys it was given; empty outside of their time. */
export function entryCodeOfKeys(ticketId: string, keys: readonly EntryKey[], at: number): string {
  const found = keys.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
  return found ? entryCode(ticketId, found.key, at) : ''
}

/** Digits of a number to read out: the ticket's own, which stay, and those that change with the code. */
const OWN_DIGITS = 6
const CHANGING_DIGITS = 6

/** The digits of a ticket that stay in each of its numbers; they open nothing alone. */
export function ownNumber(ticketCode: string): string {
  return ticketCode.replace(/\s/g, '').slice(0, OWN_DIGITS)
}

/** The number to read out instead of a code, which changes with it; empty without a code. */
export function entryNumber(ticketCode: string, code: string): string {
  const [, proof] = /:([0-9a-f]{12})[0-9a-f]{4}$/.exec(code) ?? []
  if (proof === undefined) return ''
  const changing = Number.parseInt(proof, 16) % 10 ** CHANGING_DIGITS
  return `${ownNumber(ticketCode)} ${String(changing).padStart(CHANGING_DIGITS, '0')}`
}

/** Start of the next code (epoch ms). */
export function nextEntryCodeAt(at: number): number {
  return (stepAt(at) + 1) * ENTRY_CODE_SECONDS * 1000
}

/** The ticket that a scanned code names and the moment it was made for (epoch ms); `null` for any other text. */
export function parsedEntryCode(code: string): { ticketId: string; shownAt: number } | null {
  const [, ticketId, step] = /^ENCORE:([0-9a-f]+):(\d{1,12}):[0-9a-f]{16}$/.exec(code) ?? []
  if (ticketId === undefined || step === undefined) return null
  return { ticketId, shownAt: Number(step) * ENTRY_CODE_SECONDS * 1000 }
}
