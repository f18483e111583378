import type { OrderContact } from '@/contracts/order/order-contact'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { priceLines, priceSplits } from '../../database/schema/bills'
import { orderChanges, orderLines, orders, orderUnits } from '../../database/schema/orders'
import { transactions } from '../../database/schema/payments'
import type { AddressSnapshot, AgreementSnapshot } from '../../database/schema/snapshots'
import { newId, randomDigits } from '../../random'
import { OutOfStock } from '../inventory/inventory'
import { checkPayable } from '../payments/payment-products'
import { type DeductionType, shareOfUnit, type Taken } from '../pricing/price-cart'
import { unitsOfKind } from '../pricing/price-draft'
import type { Trade } from '../trade'
import { billOf } from './bill'
import { confirmOrders } from './confirm-orders'
import { expireOrdersInTheWay } from './end-orders'
import type { NamedDeduction, PricedDraft, TicketHolder } from './order-draft'
import { SOLD_OUT_TEXT } from './order-kinds'
import type { PlacedRecord, PlacedUnit } from './order-part'
import { ORDER_PARTS } from './order-parts'
import type { LineRow, OrderRow, UnitRow } from './order-records'
import { checkUnpaid } from './unpaid-orders'

/** Time to pay, ms. */
export const PAY_WITHIN_MS = 15 * 60 * 1000

/** Environment of a purchase. */
export type OrderTrade = Trade & Pick<UserCall, 'providers' | 'terminalSrc'>

export interface OrderRequest extends PricedDraft {
  userId: string
  contact: OrderContact
  address?: AddressSnapshot | null
  agreements?: readonly AgreementSnapshot[] | null
  remark?: string
  distributorId?: string | null
  holders?: readonly TicketHolder[]
  quoteId?: string | null
  /** Common id of orders placed together. */
  bindId?: string
  /** The order whose place it takes. */
  predecessor?: OrderRow
}

export interface PlacedOrder {
  order: OrderRow
  placedUnits: readonly PlacedUnit[]
  /** Amount to pay; an order without one is paid already. */
  transactionIds: readonly string[]
}

/**
 * Places an order of any kind: writes down what was agreed on, keeps what it needs, and settles it at once where
 * nothing is to be paid (ORDER-028). Call it inside a transaction, after `lockUser`; when it throws, nothing has
 * happened.
 */
export async function placeOrder(trade: OrderTrade, request: OrderRequest): Promise<PlacedOrder> {
  const { db } = trade
  checkPayable(trade, request.price.payCents)
  const order = orderOf(request, trade.clock.now())
  if (!request.predecessor) await checkUnpaid(trade, order)
  await db.insert(orders).values(order)
  await db
    .insert(orderChanges)
    .values({ orderId: order.id, fromState: null, state: 'UNPAID', cause: 'PLACED', at: order.createdAt })
  const record = { order, ...partsOf(order, request), ...request, holders: request.holders ?? [] }
  await db.insert(orderLines).values([...record.lines])
  await db.insert(orderUnits).values([...record.units])
  await insertBill(trade, record)
  const transactionId = newId()
  await db.insert(transactions).values({
    id: transactionId,
    orderId: order.id,
    sequence: 0,
    cents: order.payCents,
    state: order.payCents > 0 ? 'UNPAID' : 'PAID',
  })
  await reserveParts(trade, record)
  if (order.payCents === 0) await confirmOrders(trade, [order], 'FREE')
  return { order, placedUnits: record.placedUnits, transactionIds: [transactionId] }
}

async function reserveParts(trade: Trade, record: PlacedRecord): Promise<void> {
  try {
    for (const part of ORDER_PARTS) await part.reserve?.(trade, record)
  } catch (error) {
    throw error instanceof BusinessError ? retriable(trade, record, worded(error, record)) : error
  }
}

/** Cancels overdue orders that reserve needed stock, then retries the purchase once. */
function retriable(trade: Trade, { order, draft }: PlacedRecord, { statusCode, textKey, options }: BusinessError) {
  const inventoryIds = draft.lines.flatMap(({ claims }) => claims.map(({ inventoryId }) => inventoryId))
  const inTheWay = { userId: order.userId, inventoryIds }
  return new BusinessError(statusCode, textKey, {
    recover: (db) => expireOrdersInTheWay({ ...trade, db }, inTheWay),
    ...options,
  })
}

/** Only seat plans have other sessions to offer. */
function worded(error: BusinessError, { order, draft }: PlacedRecord): BusinessError {
  if (!(error instanceof OutOfStock)) return error
  const gone = draft.lines.find(({ claims }) => claims.some(({ inventoryId }) => inventoryId === error.inventoryId))
  const textKey = SOLD_OUT_TEXT[gone?.kind ?? order.type]
  return textKey ? new BusinessError(error.statusCode, textKey, { mode: 1 }) : error
}

function orderOf(request: OrderRequest, now: number): OrderRow {
  const { userId, draft, price, contact, address, remark, distributorId, quoteId, bindId, predecessor } = request
  const id = newId()
  return {
    id,
    orderNumber: `${Math.floor(now / 1000)}${randomDigits(8)}`,
    userId,
    type: draft.type,
    state: 'UNPAID',
    source: draft.source,
    bindId: bindId ?? newId(),
    quoteId: quoteId ?? null,
    rootId: predecessor?.rootId ?? id,
    predecessorId: predecessor?.id ?? null,
    listCents: price.listCents,
    feeCents: price.feeCents,
    deductionCents: price.deductionCents,
    payCents: price.payCents,
    unitQty: unitsOfKind(draft, draft.type).length,
    deliverMethod: draft.deliverMethod,
    address: address ?? null,
    contactAreaCode: contact.countryCode,
    contactCellphone: contact.cellphone,
    contactEmail: contact.email ?? null,
    remark: remark ?? '',
    distributorId: distributorId ?? null,
    agreements: request.agreements ?? null,
    refundRule: draft.refundRule,
    createdAt: now,
    payBefore: now + PAY_WITHIN_MS,
    paidAt: null,
    paymentProduct: null,
    cancelReason: null,
    cancelWords: null,
    completesAt: draft.completesAt,
    hiddenAt: null,
  }
}

type PlacedParts = Pick<PlacedRecord, 'lines' | 'units' | 'placedUnits'>

function partsOf({ id: orderId }: OrderRow, { draft, price }: PricedDraft): PlacedParts {
  const ofLines = draft.lines.map((line, sequence) => {
    const { kind, reference, qty, unitCents, showId, sessionId, snapshot } = line
    const row: LineRow = {
      id: newId(),
      orderId,
      sequence,
      kind,
      reference,
      qty,
      unitCents,
      showId,
      sessionId,
      snapshot,
    }
    return { row, placed: line.units.map((draftUnit): PlacedUnit => ({ draftUnit, line: row, unitId: newId() })) }
  })
  const placedUnits = ofLines.flatMap(({ placed }) => placed)
  const paidCents = new Map(price.units.map((unit) => [unit.key, unit.paidCents]))
  const units = placedUnits.map(({ draftUnit: { key, inventoryId, listCents }, line, unitId }, sequence): UnitRow => {
    const paid = paidCents.get(key)
    if (paid === undefined) throw new Error(`No price of the unit ${key}`)
    return {
      id: unitId,
      orderId,
      lineId: line.id,
      sequence,
      inventoryId,
      listCents,
      paidCents: paid,
      cardCents: takenOff(price.deductions, 'CASH_CARD', key),
      creditCents: takenOff(price.deductions, 'EXCHANGE', key),
      state: 'HELD',
    }
  })
  return { lines: ofLines.map(({ row }) => row), units, placedUnits }
}

/** Cents that deductions of a type take off a unit. */
function takenOff(deductions: readonly Taken<NamedDeduction>[], type: DeductionType, key: string): number {
  return deductions
    .filter((deduction) => deduction.type === type)
    .reduce((total, { shares }) => total + shareOfUnit(shares, key), 0)
}

async function insertBill({ db }: Trade, { order, placedUnits, draft, price }: PlacedRecord): Promise<void> {
  const bill = billOf(draft, price).map((line, sequence) => ({ id: newId(), orderId: order.id, sequence, ...line }))
  await db.insert(priceLines).values(bill.map(({ shares: _shares, ...line }) => line))
  const splits = bill.flatMap(({ id: priceLineId, shares }) =>
    placedUnits.map(({ draftUnit: { key }, unitId }) => ({ priceLineId, unitId, cents: shareOfUnit(shares, key) })),
  )
  const taken = splits.filter(({ cents }) => cents > 0)
  if (taken.length > 0) await db.insert(priceSplits).values(taken)
}
