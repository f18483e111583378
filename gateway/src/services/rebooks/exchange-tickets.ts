import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { rebooks, rebookUnits } from '../../database/schema/refunds'
import { newId } from '../../random'
import type { TextKey } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import { lockInventory } from '../inventory/inventory'
import { recordsOf } from '../orders/order-records'
import { type PlacedOrder, placeOrder } from '../orders/place-order'
import { reverseUnits } from '../orders/reverse-units'
import { lockChain } from '../refunds/allocate-refund'
import { refundableRecord } from '../refunds/refund-records'
import { lockSeatsOf } from '../seats/seat-part'
import { holdersOf, inDraftOrder, rebookDraft } from './rebook-draft'
import { type Exchange, exchangesFor } from './rebook-rules'

export interface RebookRequest {
  orderId: string
  rootId: string
  found: FoundSession
  ticketIds?: readonly string[]
  /** Common target of all of the tickets. */
  seatPlanId?: string
}

export interface Rebooked extends PlacedOrder {
  rebookId: string
}

/**
 * Exchanges tickets for those of another session, all at once: a successor order that names the one before, paid with
 * what had been paid (REFUND-008). Call it inside a transaction; refused when anything stands in the way.
 */
export async function exchangeTickets(call: UserCall, request: RebookRequest): Promise<Rebooked> {
  const { db, shop, clock } = call
  const { found } = request
  await lockUser(call)
  const chain = await lockChain(db, request.rootId)
  const order = chain.find(({ id }) => id === request.orderId)
  if (!order) throw notFound()
  const possible = await exchangesFor(call, await refundableRecord(call, order), found, request.ticketIds)
  if (typeof possible === 'string') throw rebookRefused(possible)
  const { seatPlanId } = request
  if (seatPlanId !== undefined && possible.some(({ plan }) => plan.seatPlanId !== seatPlanId))
    throw rebookRefused('rebook.not.plan')
  const exchanges = inDraftOrder(possible)
  await lockInventory(
    db,
    exchanges.flatMap(({ plan, ticket }) => [plan.seatPlanId, ticket.seatPlanId]),
  )
  // Seats come before tickets in the order of locks, and the successor has tickets before these give their seats back.
  await lockSeatsOf(
    db,
    exchanges.map(({ unit }) => unit.id),
  )
  const placed = await placeOrder(call, {
    ...rebookDraft(shop.catalogue, found, order, exchanges),
    userId: order.userId,
    agreements: order.agreements,
    contact: {
      cellphone: order.contactCellphone,
      countryCode: order.contactAreaCode,
      ...(order.contactEmail && { email: order.contactEmail }),
    },
    address: order.address,
    remark: order.remark,
    holders: holdersOf(exchanges, found),
    predecessor: order,
  })
  const rebookId = newId()
  await db.insert(rebooks).values({
    id: rebookId,
    orderId: order.id,
    successorId: placed.order.id,
    sessionId: found.session.sessionId,
    state: 'DONE',
    feeCents: 0,
    createdAt: clock.now(),
  })
  await writeUnits(call, rebookId, placed, exchanges)
  const [record] = await recordsOf(db, [order])
  if (!record) throw notFound()
  const unitIds = exchanges.map(({ unit }) => unit.id)
  await reverseUnits(call, record, { unitIds, as: 'EXCHANGED', isWhole: false, causeId: rebookId })
  return { ...placed, rebookId }
}

function rebookRefused(reason: TextKey): BusinessError {
  return new BusinessError(BUSINESS_ERROR.notRefundable, reason, { mode: 1 })
}

async function writeUnits(
  { db }: UserCall,
  rebookId: string,
  { placedUnits }: PlacedOrder,
  exchanges: readonly Exchange[],
): Promise<void> {
  const newUnitIds = new Map(placedUnits.map(({ draftUnit, unitId }) => [draftUnit.key, unitId]))
  await db.insert(rebookUnits).values(
    exchanges.map(({ unit }) => {
      const newUnitId = newUnitIds.get(unit.id)
      if (newUnitId === undefined) throw new Error(`No successor of the unit ${unit.id}`)
      return { rebookId, unitId: unit.id, newUnitId, counts: true }
    }),
  )
}
