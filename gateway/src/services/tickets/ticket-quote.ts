import type { ComboItemInput } from '@/contracts/order/order-items'
import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { badInput } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { goodsLine, requestedGoods, type WantedGoods, wantedGoods } from '../goods/goods-draft'
import { doorDeliveries } from '../orders/door-sales'
import type { OrderDraft, PricedDraft } from '../orders/order-draft'
import { fitsPackage, packageRefused } from '../packages/packages'
import { requestedDeductions } from '../pricing/deductions'
import { priceForBuyer } from '../pricing/find-deductions'
import type { PickedSeat } from '../seats/picked-seats'
import { areGone, waitingDraft } from '../wait-list/waiting-draft'
import { ticketDraft, type WantedItem, wantedItems } from './ticket-draft'

/** Requested tickets of one session, found in the catalogue. */
export interface TicketPart {
  found: FoundSession
  items: WantedItem[]
  /** Lock of picked seats, if the buyer names it. */
  seatLockId: string | null
  /** True if seats were picked; the offer reserves them for its buyer. */
  isPicked: boolean
}

/** A buyer's request: tickets of one session, or of all sessions of a package. */
export interface TicketRequest extends TicketPart {
  /** All of it, the first included. */
  parts: readonly TicketPart[]
  /** Goods that are bought along with them. */
  addOns: readonly WantedGoods[]
  deliverMethod: DeliverMethod
  /** The same whatever the order of what was requested. */
  requested: unknown
}

/** Finds what is requested; what is left open is settled as the shop does. */
export function ticketRequest({ input, shop }: Pick<UserCall<PreOrderInput>, 'input' | 'shop'>): TicketRequest {
  const wanted = comboItems(input)
  const parts = wanted.map((one): TicketPart => {
    const found = sessionOfShow(shop.catalogue, one)
    const items = wantedItems(found, one.items)
    const seatLockId = one.seatLockId ?? null
    const isNamed = items.some(({ seatIds }) => seatIds)
    // Without a lock the other seats are unknown.
    if (isNamed && seatLockId === null && items.some(({ seatIds }) => !seatIds)) throw badInput('seatIds')
    return { found, items, seatLockId, isPicked: isNamed || seatLockId !== null }
  })
  const [first] = parts
  if (!first) throw badInput('items')
  const { session } = first.found
  const [ofSession] = input.siteId === undefined ? session.deliverMethods : doorDeliveries(session)
  const usual = parts.length > 1 ? 'E_TICKET' : ofSession
  const deliverMethod = input.deliverMethod ?? usual ?? 'E_TICKET'
  const addOns = wantedGoods(shop.catalogue, input.addOns ?? [], 'addOns')
  return {
    ...first,
    parts,
    addOns,
    deliverMethod,
    requested: {
      deliverMethod,
      promotionId: input.promotionId ?? null,
      privilegeId: input.privilegeId ?? null,
      siteId: input.siteId ?? null,
      parts: wanted.map(requestedPart),
      addOns: requestedGoods(addOns),
      ...requestedDeductions(input),
    },
  }
}

/** The sessions that are requested: of a package each once, the first as it stands beside them (contract D-2). */
function comboItems(input: PreOrderInput): ComboItemInput[] {
  const { promotionId, comboItems: others, showId, bizShowSessionId, items, seatLockId } = input
  const first = { showId, bizShowSessionId, items, ...(seatLockId !== undefined && { seatLockId }) }
  if (promotionId === undefined && others === undefined) return [first]
  const [repeated] = others ?? []
  const isRepeated = repeated && JSON.stringify(requestedPart(repeated)) === JSON.stringify(requestedPart(first))
  const sessions = new Set(others?.map((one) => one.bizShowSessionId))
  if (promotionId === undefined || !others || !isRepeated || sessions.size !== others.length)
    throw badInput('comboItems')
  return others
}

function requestedPart({ showId, bizShowSessionId, items, seatLockId = undefined }: ComboItemInput) {
  const sorted = [...items].sort((a, b) => (a.seatPlanId < b.seatPlanId ? -1 : 1))
  return {
    showId,
    bizShowSessionId,
    seatLockId: seatLockId ?? null,
    items: sorted.map(({ seatPlanId, qty, seatIds }) => [seatPlanId, qty, ...[...(seatIds ?? [])].sort()]),
  }
}

/** Current price; `seats`: the picked ones. */
export async function priceTickets(
  call: UserCall<PreOrderInput>,
  { found, items, parts, addOns, deliverMethod }: TicketRequest,
  seats: readonly PickedSeat[] = [],
): Promise<PricedDraft> {
  const drafts = parts.map((part) =>
    ticketDraft(call.shop.catalogue, part.found, { items: part.items, seats }, deliverMethod),
  )
  const [draft] = drafts
  if (!draft) throw badInput('items')
  if (call.input.promotionId === undefined) {
    // Door sales have no waiting list.
    const isWaiting = call.input.siteId === undefined && (await areGone(call, found, items, addOns))
    return priceForBuyer(call, isWaiting ? waitingDraft(draft) : withAddOns(call.shop, draft, addOns), call.input)
  }
  checkPackageSessions(parts)
  return priceForBuyer(call, withAddOns(call.shop, packageDraft(draft, drafts), addOns), call.input)
}

/** Goods after the tickets, which come first in whatever counts on their order, in the same order (decision 77). */
function withAddOns({ catalogue }: UserCall['shop'], draft: OrderDraft, addOns: readonly WantedGoods[]): OrderDraft {
  return { ...draft, lines: [...draft.lines, ...addOns.map((one) => goodsLine(catalogue, one))] }
}

function checkPackageSessions(parts: readonly TicketPart[]): void {
  if (parts.every(({ found }) => fitsPackage(found.session))) return
  throw packageRefused()
}

/** The tickets of a package in one order; it is over with its last session, and nothing of it comes back (decision 46). */
function packageDraft(first: OrderDraft, drafts: readonly OrderDraft[]): OrderDraft {
  return {
    ...first,
    lines: drafts.flatMap(({ lines }) => lines),
    refundRule: first.refundRule && { ...first.refundRule, isRefundable: false, periods: [] },
    completesAt: Math.max(...drafts.map(({ completesAt }) => completesAt ?? 0)),
  }
}
