import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { orderUnits } from '../../../gateway/src/database/schema/orders'
import { newId } from '../../../gateway/src/random'
import { receivedGoodsOrder } from '../goods-buyer'
import { sandbox } from '../sandbox-shop'
import { step } from './compare'
import { hasTooMany } from './expected-answer'
import { requestPieceRefund } from './goods-steps'
import { addPoints, DAY, type Model, type ModelInvoice, type ModelParcel, nth, type Step } from './model'

/** Goods can be given back for seven days; a little less, so that nothing hangs on the last moment. */
const RETURN_WITHIN_MS = 7 * DAY - 1

/** Mugs that were ordered, paid, sent and received: with that they earn points and can be invoiced. */
export const receiveGoods = (buyer: number): Step =>
  step(`buyer ${buyer} receives goods`, async (model, real) => {
    if (hasTooMany(model, buyer)) return
    const orderId = await receivedGoodsOrder(real.shop, await real.buyer(buyer), newId())
    const rows = await real.shop.database.db.select().from(orderUnits).where(eq(orderUnits.orderId, orderId))
    const units = new Map(rows.map(({ id, paidCents }) => [id, paidCents]))
    model.parcels.set(orderId, { buyer, receivedAt: model.now, units })
    addPoints(model, buyer, earned(units))
  })

/** Points for what is left of goods: one for a whole yuan that was paid. */
function earned(units: ModelParcel['units']): number {
  return Math.floor(centsOf(units) / 100)
}

function centsOf(units: ModelParcel['units']): number {
  return [...units.values()].reduce((total, cents) => total + cents, 0)
}

/** An order has one invoice that stands or may come to, of what its buyer still has. */
export const requestInvoice = (at: number): Step =>
  step(`asks for an invoice of goods ${at}`, async (model, real) => {
    const [orderId, parcel] = nth(model.parcels, at) ?? []
    if (!orderId || !parcel) return
    const cents = centsOf(parcel.units)
    const input = {
      orderId,
      invoiceType: 'VAT_E_ORDINARY' as const,
      invoiceTitle: '李雷',
      invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION' as const,
      invoiceContentType: 'GOODS' as const,
      contactType: 'EMAIL' as const,
      contact: 'li@encore.example',
      invoiceAmount: cents / 100,
    }
    const options = { as: await real.buyer(parcel.buyer), headers: { 'idempotency-key': newId() } }
    const { statusCode, data } = await real.shop.call(applyInvoice, input, options)
    const isPossible = cents > 0 && !livingInvoice(model, orderId)
    expect(statusCode).toBe(isPossible ? STATUS.success : BUSINESS_ERROR.notInvoiceable)
    if (data) model.invoices.set(data.invoiceId, { orderId, state: 'APPLYING', cents })
  })

export const decideInvoice = (at: number, isIssued: boolean): Step =>
  step(`invoice ${at} is ${isIssued ? 'issued' : 'rejected'}`, async (model, real) => {
    const [id, invoice] = nth(model.invoices, at) ?? []
    if (!id || !invoice) return
    const isOpen = invoice.state === 'APPLYING'
    const verdict = isIssued ? 'approve' : 'reject'
    expect(await sandbox(real.shop, `invoices/${id}/${verdict}`)).toMatchObject({ done: isOpen })
    if (isOpen) invoice.state = isIssued ? 'SUCCESS' : 'REJECTED'
  })

/** A piece goes back, or its buyer keeps it: with what goes back ends the invoice, and go the points it has earned. */
export const returnPiece = (at: number, isApproved: boolean): Step =>
  step(`a piece of goods ${at} goes back: ${isApproved}`, async (model, real) => {
    const [orderId, parcel] = nth(model.parcels, at) ?? []
    if (!orderId || !parcel || model.now > parcel.receivedAt + RETURN_WITHIN_MS) return
    const [piece] = parcel.units
    if (!piece) return
    await requestPieceRefund(real, { orderId, piece, isApproved })
    if (!isApproved) return
    const before = earned(parcel.units)
    parcel.units.delete(piece[0])
    addPoints(model, parcel.buyer, earned(parcel.units) - before)
    const invoice = livingInvoice(model, orderId)
    if (invoice) invoice.state = 'CANCELED'
  })

/** A clerk closes an order of goods: all of them come back, whatever came back before. */
export const closeGoods = (at: number): Step =>
  step(`closes goods ${at}`, async (model, { shop }) => {
    const [orderId, parcel] = nth(model.parcels, at) ?? []
    if (!orderId || !parcel) return
    expect(await sandbox(shop, `orders/${orderId}/close`)).toMatchObject({ done: true })
    addPoints(model, parcel.buyer, -earned(parcel.units))
    const invoice = livingInvoice(model, orderId)
    if (invoice) invoice.state = 'CANCELED'
    model.parcels.delete(orderId)
  })

function livingInvoice(model: Model, orderId: string): ModelInvoice | undefined {
  return [...model.invoices.values()].find(
    (known) => known.orderId === orderId && (known.state === 'APPLYING' || known.state === 'SUCCESS'),
  )
}
