import type { Database } from '../database/connect'
import { type TicketCodeKind, ticketCodes } from '../database/schema/ticket-codes'
import type { LocalText } from '../texts/text'
import type { DemoShow } from './demo-types'
import { demoTicketCodes } from './ticket-codes'

/** The catalogue, as far as codes need it. */
interface Shows {
  show(showId: string): Pick<DemoShow, 'sessions'>
}

/** What a code is to be good for. */
export interface CodeTerms {
  kind: TicketCodeKind
  showId: string
  qty: number
  isTransferable: boolean
  inviter: LocalText | null
  /** Epoch ms; the beginning of the session where it says nothing. */
  expiresAt?: number
}

/** A row for the first session of a show and its first seat plan without picked seats; null if there is none. */
export function codeRow(catalogue: Shows, code: string, { showId, expiresAt, ...terms }: CodeTerms) {
  const session = catalogue.show(showId).sessions.find(({ seating }) => seating === null)
  const plan = session?.seatPlans.find(
    ({ purchaseMode, ageLimit }) => purchaseMode !== 'PICK_SEAT' && ageLimit === null,
  )
  if (!session || !plan) return null
  return {
    ...{ code, ...terms, sessionId: session.sessionId, seatPlanId: plan.seatPlanId },
    expiresAt: expiresAt ?? session.beginAt,
  }
}

/** Writes the codes of the demo shop; those that are there keep what became of them. */
export async function seedTicketCodes(tx: Database, catalogue: Shows): Promise<void> {
  const rows = demoTicketCodes().flatMap(({ code, ...terms }) => codeRow(catalogue, code, terms) ?? [])
  await tx.insert(ticketCodes).values(rows).onConflictDoNothing()
}
