import type { Show } from '../catalogue/entities/show'
import type { Database } from '../database/connect'
import { type TicketCodeKind, ticketCodes } from '../database/schema/ticket-codes'
import type { LocalText } from '../texts/text'
import { demoTicketCodes } from './ticket-codes'

/** Catalogue data needed for codes. */
interface Shows {
  show(showId: string): Pick<Show, 'sessions'>
}

/** Terms of a code. */
export interface CodeTerms {
  kind: TicketCodeKind
  showId: string
  qty: number
  isTransferable: boolean
  inviter: LocalText | null
  /** Epoch ms; default: begin of the session. */
  expiresAt?: number
}

/** Row for the first session of a show and its first seat plan without picked seats; null if there is none. */
export function codeRow(catalogue: Shows, code: string, { showId, expiresAt, ...terms }: CodeTerms) {
  const session = catalogue.show(showId).sessions.find(({ seating }) => seating === null)
  const plan = session?.seatPlans.find(
    ({ purchaseMode, ageLimit }) => purchaseMode !== 'PICK_SEAT' && ageLimit === null,
  )
  if (!session || !plan) return null
  return {
    code,
    ...terms,
    sessionId: session.sessionId,
    seatPlanId: plan.seatPlanId,
    expiresAt: expiresAt ?? session.beginAt,
  }
}

/** Inserts the codes of the demo shop; keeps the state of existing ones. */
export async function seedTicketCodes(tx: Database, catalogue: Shows): Promise<void> {
  const rows = demoTicketCodes().flatMap(({ code, ...terms }) => codeRow(catalogue, code, terms) ?? [])
  await tx.insert(ticketCodes).values(rows).onConflictDoNothing()
}
