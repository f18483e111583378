import { BUSINESS_ERROR } from '@/contracts/business-error-code'

/** Ticket problems, by the name of their text. */
export const TICKET_PROBLEMS = [
  'used',
  'wrong-session',
  'too-early',
  'transferred',
  'refunded',
  'expired',
  'no-name',
  'not-found',
  'received',
  'overTime',
  'canceled',
  'nothing',
  'limit',
  'notEntry',
] as const
export type TicketProblem = (typeof TICKET_PROBLEMS)[number]

const OF_CODES: ReadonlyMap<string, TicketProblem> = new Map(
  Object.entries({
    [BUSINESS_ERROR.notFound]: 'not-found',
    [BUSINESS_ERROR.noEntry]: 'notEntry',
    [BUSINESS_ERROR.transferReceived]: 'received',
    [BUSINESS_ERROR.transferOverTime]: 'overTime',
    [BUSINESS_ERROR.transferCanceled]: 'canceled',
    [BUSINESS_ERROR.transferNothing]: 'nothing',
    [BUSINESS_ERROR.transferLimit]: 'limit',
  } satisfies Record<string, TicketProblem>),
)

/** Problem of a gateway code or a gate's answer; null if unknown. */
export function ticketProblem(code: string): TicketProblem | null {
  return TICKET_PROBLEMS.find((known) => known === code) ?? OF_CODES.get(code) ?? null
}
