import { and, eq, inArray, not } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Database } from '../../database/connect'
import { priceLines, priceSplits } from '../../database/schema/bills'
import { orders, orderUnits } from '../../database/schema/orders'
import { rebookUnits } from '../../database/schema/refunds'
import type { CardPrivilege } from '../../database/schema/snapshots'
import type { TextKey } from '../../texts/text'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { PlacedRecord } from '../orders/order-part'
import { isOverdue, type UnitRow } from '../orders/order-records'
import type { DeductionSource } from '../pricing/deductions'
import { unitsOfDraft } from '../pricing/price-draft'
import type { Trade } from '../trade'
import { type CardRow, cardState, cardsOf, ownCard } from './cards'

/** A card as it is now: how often it was used, at the venue and for tickets, and whether that was the last time (CARD-006, CARD-014). */
export async function cardNow(
  trade: Trade,
  card: CardRow,
): Promise<{ state: CardRow['state']; redeemedTimes: number }> {
  const redeemedTimes = card.redeemedTimes + (await timesForTickets(trade, card))
  const state = cardState(card, trade.clock.now())
  const times = usesOf(card)
  return { state: state === 'ACTIVE' && times > 0 && redeemedTimes >= times ? 'USED' : state, redeemedTimes }
}

/** Maximum uses of a card; 0 without a limit, as for cash cards. */
export function usesOf({ snapshot }: CardRow): number {
  return snapshot.card?.convertibleTimes ?? 0
}

/**
 * Reason why a card can no longer be refunded in full; null while it is unused. The money of a cash card
 * can be spent from when it is activated; what a card took off a ticket that came back does not count.
 */
export async function cardUse(trade: Trade, card: CardRow): Promise<'activated' | 'redeemed' | null> {
  if (card.snapshot.card?.cardType === 'CASH') return card.isEnabled ? 'activated' : null
  return (await cardNow(trade, card)).redeemedTimes > 0 ? 'redeemed' : null
}

/** Discount of the buyer's privilege card on the dearest ticket in its scope; each order uses it once. */
export const privilegeDeductions: DeductionSource = {
  type: 'PROMOTION',
  async find(call, draft, { cardId, promotionId }) {
    if (cardId === undefined || draft.type !== 'TICKET') return []
    const card = await chosenCard(call, cardId)
    const { state } = await cardNow(call, card)
    const refusal = refusalOf(card, state)
    if (refusal) throw unusable(refusal)
    const found = promotionId === undefined ? reductionBy(call.shop.catalogue, card, draft) : null
    if (!found) throw unusable('card.notCovering')
    return [found]
  },
}

/** Refuses an order whose card was used up or has expired since it was priced. Call it after `lockUser`, once the order is written. */
export async function checkPrivileges(trade: Trade, { order, price }: PlacedRecord): Promise<void> {
  const promotions = price.deductions.flatMap(({ type, reference }) => (type === 'PROMOTION' ? (reference ?? []) : []))
  if (promotions.length === 0) return
  const used = (await cardsOf(trade.db, order.userId)).filter(({ id }) => promotions.includes(id))
  for (const card of used) {
    const times = usesOf(card)
    const isOver = times > 0 && (await cardNow(trade, card)).redeemedTimes > times
    const refusal = refusalOf(card, isOver ? 'USED' : cardState(card, trade.clock.now()))
    if (refusal) throw unusable(refusal)
  }
}

/** The card that is named: one of the buyer's, or the first of its kind that can be used. */
async function chosenCard(call: Pick<UserCall, 'db' | 'clock' | 'user'>, cardId: string): Promise<CardRow> {
  const ofKind = (await cardsOf(call.db, call.user.userId)).filter((card) => card.cardId === cardId)
  for (const card of ofKind) if (refusalOf(card, (await cardNow(call, card)).state) === null) return card
  const [first] = ofKind
  return first ?? ownCard(call.db, call.user.userId, cardId)
}

function refusalOf(card: CardRow, state: CardRow['state']): TextKey | null {
  if (state === 'USED') return 'card.usedUp'
  if (state !== 'ACTIVE') return 'card.over'
  return card.isEnabled ? null : 'card.inactive'
}

function unusable(words: TextKey): BusinessError {
  return new BusinessError(BUSINESS_ERROR.cardUnusable, words, { mode: 1 })
}

function reductionBy(catalogue: Catalogue, card: CardRow, draft: OrderDraft): NamedDeduction | null {
  const privilege = privilegeOf(catalogue, card)
  if (!privilege) return null
  const covered = unitsOfDraft({ lines: draft.lines.filter((line) => covers(catalogue, privilege, line)) })
  const [dearest] = covered.sort((a, b) => b.listCents - a.listCents || (a.key < b.key ? -1 : 1))
  if (!dearest) return null
  const worth = { kind: 'rate' as const, rate: privilege.rate }
  return { type: 'PROMOTION', reference: card.id, name: card.snapshot.title, appliesTo: [dearest.key], worth }
}

/** Terms of a card at its purchase; for cards older than such terms, the shop's current ones. */
function privilegeOf({ content }: Catalogue, { cardId, snapshot }: CardRow): CardPrivilege | null {
  const promised = snapshot.card?.privilege
  if (promised !== undefined) return promised
  return content.offers.cards.find((known) => known.cardId === cardId)?.privilege ?? null
}

function covers(
  catalogue: Catalogue,
  { category, venueKind }: CardPrivilege,
  { kind, showId }: OrderDraft['lines'][number],
): boolean {
  if (kind !== 'TICKET' || showId === null) return false
  const show = catalogue.show(showId)
  return (
    (category === null || show.category === category) &&
    (venueKind === null || catalogue.venueOf(show).kind === venueKind)
  )
}

/** Tickets that a card took something off, unless they have come back or were never paid; an exchange takes the use along. */
async function timesForTickets({ db, clock }: Trade, { id, userId }: CardRow): Promise<number> {
  const reduced = await db
    .selectDistinct({ id: orderUnits.id, state: orderUnits.state })
    .from(orders)
    .innerJoin(priceLines, and(eq(priceLines.orderId, orders.id), eq(priceLines.reference, id)))
    .innerJoin(priceSplits, eq(priceSplits.priceLineId, priceLines.id))
    .innerJoin(orderUnits, eq(orderUnits.id, priceSplits.unitId))
    .where(and(eq(orders.userId, userId), eq(priceLines.type, 'PROMOTION'), not(isOverdue(clock.now()))))
  return stillTaken(db, reduced)
}

/** Number of reserved or sold units, each as its last exchange. */
async function stillTaken(db: Database, units: readonly Pick<UnitRow, 'id' | 'state'>[]): Promise<number> {
  const taken = units.filter(({ state }) => state === 'HELD' || state === 'SOLD').length
  const exchanged = units.filter(({ state }) => state === 'EXCHANGED').map(({ id }) => id)
  if (exchanged.length === 0) return taken
  const successors = await db
    .select({ id: orderUnits.id, state: orderUnits.state })
    .from(rebookUnits)
    .innerJoin(orderUnits, eq(orderUnits.id, rebookUnits.newUnitId))
    .where(and(inArray(rebookUnits.unitId, exchanged), eq(rebookUnits.counts, true)))
  return taken + (await stillTaken(db, successors))
}
