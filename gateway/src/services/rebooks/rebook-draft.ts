import type { Catalogue, FoundSession } from '../../catalogue/catalogue'
import { lineSnapshot } from '../../catalogue/line-snapshot'
import { inAllLanguages } from '../orders/bill'
import type { DraftLine, NamedDeduction, PricedDraft, TicketHolder } from '../orders/order-draft'
import type { OrderRow } from '../orders/order-records'
import type { Taken, UnitShare } from '../pricing/price-cart'
import type { Exchange } from './rebook-rules'

/**
 * The order that takes the place of tickets: the same prices, paid with what had been paid for them and with what had
 * been taken off, so that every new ticket gives back what the old one would have.
 */
export function rebookDraft(
  catalogue: Catalogue,
  found: FoundSession,
  order: OrderRow,
  exchanges: readonly Exchange[],
): PricedDraft {
  const { session, show } = found
  const inOrder = inDraftOrder(exchanges)
  const planIds = [...new Set(inOrder.map(({ plan }) => plan.seatPlanId))]
  const lines = planIds.flatMap((id): DraftLine[] => {
    const own = inOrder.filter(({ plan }) => plan.seatPlanId === id)
    const plan = own[0]?.plan
    if (!plan) return []
    return [
      {
        kind: 'TICKET',
        reference: id,
        qty: own.length,
        unitCents: plan.priceCent,
        showId: show.showId,
        sessionId: session.sessionId,
        snapshot: lineSnapshot(catalogue, found, plan),
        claims: [{ inventoryId: id, qty: own.length }],
        // Each new ticket is known by the one that it takes the place of.
        units: own.map(({ unit }) => ({
          key: unit.id,
          listCents: plan.priceCent,
          inventoryId: id,
          ticket: { seatPlanId: id, seatPlanName: plan.name },
        })),
      },
    ]
  })
  const units = exchanges.map(({ unit: { id, listCents, paidCents, creditCents } }) => ({
    key: id,
    listCents,
    credit: paidCents + creditCents,
  }))
  const credit = units.map((unit) => ({ key: unit.key, cents: unit.credit }))
  const carried = units.map((unit) => ({ key: unit.key, cents: unit.listCents - unit.credit }))
  const deductions = [taken('PROMOTION', carried), taken('EXCHANGE', credit)].filter(({ cents }) => cents > 0)
  const listCents = units.reduce((total, unit) => total + unit.listCents, 0)
  return {
    draft: {
      type: 'TICKET',
      source: 'REBOOK',
      lines,
      fees: [],
      deliverMethod: order.deliverMethod,
      refundRule: order.refundRule,
      completesAt: session.endAt,
    },
    price: {
      listCents,
      feeCents: 0,
      deductionCents: listCents,
      payCents: 0,
      units: units.map((unit) => ({ key: unit.key, listCents: unit.listCents, paidCents: 0 })),
      deductions,
    },
  }
}

/** Exchanges in the order in which the draft has its tickets. */
export function inDraftOrder(exchanges: readonly Exchange[]): Exchange[] {
  const planIds = [...new Set(exchanges.map(({ plan }) => plan.seatPlanId))].sort()
  return planIds.flatMap((id) => exchanges.filter(({ plan }) => plan.seatPlanId === id))
}

/** Holders of the new tickets: the same people. */
export function holdersOf(exchanges: readonly Exchange[], { session }: FoundSession): TicketHolder[] {
  return exchanges.flatMap(({ ticket: { attendeeId, attendeeName, idType, idNo } }) =>
    attendeeId !== null && attendeeName !== null && idType !== null && idNo !== null
      ? [{ attendeeId, name: attendeeName, idType, idNo, isOncePerSession: session.realNameType === 'ONE_PER_TICKET' }]
      : [],
  )
}

function taken(type: 'PROMOTION' | 'EXCHANGE', shares: readonly UnitShare[]): Taken<NamedDeduction> {
  const cents = shares.reduce((total, share) => total + share.cents, 0)
  return {
    type,
    reference: null,
    name: inAllLanguages(type === 'PROMOTION' ? 'price.carried' : 'price.EXCHANGE'),
    appliesTo: shares.map(({ key }) => key),
    worth: { kind: 'amount', cents },
    cents,
    shares: shares.filter((share) => share.cents > 0),
  }
}
