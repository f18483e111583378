import { createHash } from 'node:crypto'
import type { TicketCodeKind } from '../database/schema/ticket-codes'
import { localText } from '../texts/local-text'
import type { LocalText } from '../texts/text'
import { NAMED_SHOWS } from './named-shows'

/** A code of the demo shop, without its session. */
export interface DemoTicketCode {
  code: string
  kind: TicketCodeKind
  /** Its first session and seat plan. */
  showId: string
  qty: number
  isTransferable: boolean
  inviter: LocalText | null
}

/** Copies of each code: visitors of a demo shop use them up. */
const COPIES = 20
/** Unambiguous letters and digits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12

/** A code derived from a name, not guessable from another. */
export function demoCode(name: string): string {
  const digest = createHash('sha256').update(`ticket-code:${name}`).digest()
  return Array.from(digest.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

const KINDS: readonly (Omit<DemoTicketCode, 'code'> & { name: string })[] = [
  {
    name: 'gift',
    kind: 'EXCHANGE_CODE',
    showId: NAMED_SHOWS.simpleConcert,
    qty: 1,
    isTransferable: true,
    inviter: null,
  },
  {
    name: 'guest',
    kind: 'INVITATION',
    showId: NAMED_SHOWS.sensitive,
    qty: 2,
    isTransferable: false,
    inviter: localText('三号实验剧场', 'Lab Theatre No. 3'),
  },
  {
    name: 'premiere',
    kind: 'INVITATION',
    showId: NAMED_SHOWS.nameChange,
    qty: 1,
    isTransferable: false,
    inviter: localText('山河织锦剧组', 'Rivers of Silk Company'),
  },
]

/** All codes of the demo shop. */
export function demoTicketCodes(): DemoTicketCode[] {
  return KINDS.flatMap(({ name, ...kind }) =>
    Array.from({ length: COPIES }, (_copy, at) => ({ ...kind, code: demoCode(`${name}:${at}`) })),
  )
}
