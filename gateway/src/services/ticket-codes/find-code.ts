import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { codeInText } from '@/domain/code-in-text'
import { BusinessError } from '../../business-error'
import type { Context } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import type { SeatPlan } from '../../catalogue/entities/session'
import { ticketCodes } from '../../database/schema/ticket-codes'
import type { TextKey } from '../../texts/text'

export type TicketCodeRow = typeof ticketCodes.$inferSelect

/** A code with what it is good for. */
export interface FoundCode {
  row: TicketCodeRow
  found: FoundSession
  plan: SeatPlan
}

/** A code however it was typed; refused where the shop never gave it out. */
export async function findCode(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  typed: string,
  { isLocked = false } = {},
): Promise<FoundCode> {
  const query = db
    .select()
    .from(ticketCodes)
    .where(eq(ticketCodes.code, codeInText(typed)))
  const [row] = await (isLocked ? query.for('update') : query)
  const found = row && shop.catalogue.findSession(row.sessionId)
  const plan = found?.session.seatPlans.find(({ seatPlanId }) => seatPlanId === row?.seatPlanId)
  if (!row || !found || !plan) throw codeRefused('ticketCode.wrong')
  return { row, found, plan }
}

/** State of a code at a moment, epoch ms. */
export function codeState({ row, found }: FoundCode, now: number): 'OPEN' | 'USED' | 'OVER' {
  if (row.orderId !== null) return 'USED'
  return now >= Math.min(row.expiresAt, found.session.beginAt) ? 'OVER' : 'OPEN'
}

export function codeRefused(textKey: TextKey): BusinessError {
  return new BusinessError(BUSINESS_ERROR.ticketCode, textKey, { mode: 1 })
}
