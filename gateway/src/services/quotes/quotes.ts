import { and, eq, isNull } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import type { CreateOrderInput, OrderType } from '@/contracts/order/create-order'
import type { PriceItem } from '@/contracts/order/price-item'
import { yuanToCents } from '@/domain/money'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { quotes } from '../../database/schema/quotes'
import { hashed, newId } from '../../random'
import { billOf } from '../orders/bill'
import type { PricedDraft } from '../orders/order-draft'

/** Validity of a price, ms. */
export const QUOTE_LIFE_MS = 15 * 60 * 1000

/** An offer: what it costs, and what has to be agreed to. */
export interface Quote extends PricedDraft {
  agreementIds: readonly string[]
}

/** Offer that a buyer saw and accepted (contract D-1). */
export type Acceptance = Pick<CreateOrderInput, 'preOrderId' | 'paymentParam' | 'agreedPolicyIds'>

type QuoteCall = Pick<UserCall, 'db' | 'clock' | 'user'>

/**
 * Stores an offer until its price expires. `requested` is the request behind it, in a form that is the same whatever
 * the order of its parts. Answers its id.
 */
export async function storeQuote(
  { db, clock, user }: QuoteCall,
  type: OrderType,
  quote: Quote,
  requested: unknown,
): Promise<string> {
  const id = newId()
  const now = clock.now()
  await db.insert(quotes).values({
    id,
    userId: user.userId,
    type,
    inputHash: hashOf(requested),
    content: quote,
    createdAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
  })
  return id
}

/** An offer to the user whose price is still valid. */
export async function findQuote(
  { db, clock, user }: QuoteCall,
  preOrderId: string,
): Promise<Quote & { inputHash: string }> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, preOrderId), eq(quotes.userId, user.userId)))
  if (!row || row.expiresAt <= clock.now()) throw quoteInvalid()
  const content = row.content as Quote
  // A gateway that is being replaced stores units without keys (decision 155).
  if (!Array.isArray(content.price.units)) throw quoteInvalid()
  return { ...content, inputHash: row.inputHash }
}

/**
 * The offer that a buyer accepts, at the price it was made for. It has to be the user's, still in time, for the same
 * things; the displayed amounts have to equal it, and every required document has to be accepted. Anything else is refused
 * with the code for what is wrong, and nothing happens (ORDER-043…045). One offer makes one order, whatever the key of
 * the call (contract D-20). Call it inside the transaction of the order.
 */
export async function acceptQuote(call: QuoteCall, accepted: Acceptance, requested: unknown): Promise<Quote> {
  const { inputHash, agreementIds, draft, price } = await findQuote(call, accepted.preOrderId)
  if (inputHash !== hashOf(requested)) throw quoteInvalid()
  checkSeenPrice({ draft, price }, accepted.paymentParam)
  if (!agreementIds.every((id) => accepted.agreedPolicyIds.includes(id))) {
    throw new BusinessError(BUSINESS_ERROR.agreementNeeded, 'order.agreement', { mode: 1 })
  }
  await consumeQuote(call, accepted.preOrderId)
  return { draft, price, agreementIds }
}

async function consumeQuote({ db, clock }: QuoteCall, id: string): Promise<void> {
  const used = await db
    .update(quotes)
    .set({ usedAt: clock.now() })
    .where(and(eq(quotes.id, id), isNull(quotes.usedAt)))
    .returning({ id: quotes.id })
  if (used.length === 0) throw new BusinessError(BUSINESS_ERROR.quoteUsed, 'order.quoteUsed', { mode: 1 })
}

/** Compares the displayed amounts with the offer, line by line if the client sent lines. */
function checkSeenPrice({ draft, price }: PricedDraft, seen: Acceptance['paymentParam']): void {
  const bill = billOf(draft, price)
  const isWrong = (type: PriceItem['priceItemType']) =>
    seen.priceItems !== undefined && seenCents(seen.priceItems, type) !== billedCents(bill, type)
  if (isWrong('PRIME')) throw priceWrong(STATUS.memberDiscountWrong)
  if (isWrong('PROMOTION')) throw priceWrong(STATUS.promotionDiscountWrong)
  const types = [...bill.map(({ type }) => type), ...(seen.priceItems ?? []).map(({ priceItemType }) => priceItemType)]
  const isSame =
    yuanToCents(seen.payAmount) === price.payCents &&
    yuanToCents(seen.totalAmount) === price.listCents + price.feeCents &&
    !types.some(isWrong)
  if (!isSame) throw priceWrong(BUSINESS_ERROR.amountChanged)
}

function seenCents(
  items: readonly { priceItemType: PriceItem['priceItemType']; amount: number }[],
  type: PriceItem['priceItemType'],
): number {
  return items
    .filter(({ priceItemType }) => priceItemType === type)
    .reduce((total, { amount }) => total + yuanToCents(amount), 0)
}

function billedCents(bill: ReturnType<typeof billOf>, type: PriceItem['priceItemType']): number {
  return bill.filter((line) => line.type === type).reduce((total, { cents }) => total + cents, 0)
}

/** The price is not what the buyer saw: they are notified, and look at it again (mode 2). */
function priceWrong(statusCode: number): BusinessError {
  return new BusinessError(statusCode, 'order.amountChanged', { mode: 2 })
}

function quoteInvalid(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.quoteInvalid, 'order.quoteInvalid', { mode: 2 })
}

function hashOf(requested: unknown): string {
  return hashed(JSON.stringify(requested))
}
