import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PrintTicketStubsInput } from '@/contracts/stub/print-ticket-stubs'
import type { Locale } from '@/domain/locale'
import { yuanToCents } from '@/domain/money'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { StubTemplate } from '../../catalogue/entities/offers'
import type { StubSnapshot } from '../../database/schema/snapshots'
import { deliveryCents } from '../../delivery-fees'
import { localized } from '../../texts/text'
import { lineUnits } from '../orders/line-units'
import type { DraftLine, OrderDraft } from '../orders/order-draft'
import { type PlacedOrder, placeOrder } from '../orders/place-order'
import { priceForBuyer } from '../pricing/find-deductions'
import { deliveryAddress } from '../tickets/check-purchase'
import type { UserVoucher } from '../tickets/vouchers'
import { findStub, isUsed } from './ticket-stubs'

/** Characters of the buyer's own line. */
const MAX_INSCRIPTION = 24

/** Name of a ticket: its price category and its seat. */
type TicketLabel = (ticket: UserVoucher['tickets'][number], locale: Locale) => string

/** Orders prints of stubs of the user, one of each voucher (contract G11, D-31). Call it after `lockUser`. */
export async function orderPrints(call: UserCall<PrintTicketStubsInput>, labelOf: TicketLabel): Promise<PlacedOrder> {
  const { input, user, shop } = call
  const { voucherIds, templateId, inscription = '', payAmount } = input
  if (new Set(voucherIds).size !== voucherIds.length) throw badInput('voucherIds')
  const template = shop.catalogue.content.offers.stubTemplates.find((known) => known.templateId === templateId)
  if (!template) throw notFound()
  const words = inscription.trim()
  if ([...words].length > MAX_INSCRIPTION) throw refused('stub.inscription')
  const lines: DraftLine[] = []
  for (const voucherId of voucherIds) {
    const owned = await printable(call, voucherId)
    lines.push(printLine(template, printOf(owned, { templateId, inscription: words, labelOf })))
  }
  const address = await deliveryAddress(call)
  const priced = await priceForBuyer(call, draftOf(lines), {})
  if (payAmount !== undefined && yuanToCents(payAmount) !== priced.price.payCents) {
    throw new BusinessError(BUSINESS_ERROR.amountChanged, 'order.amountChanged', { mode: 2 })
  }
  const { cellphone, countryCode } = address
  return placeOrder(call, { ...priced, userId: user.userId, contact: { cellphone, countryCode }, address })
}

/** A used voucher without an order for its print. */
async function printable(call: UserCall<PrintTicketStubsInput>, voucherId: string): Promise<UserVoucher> {
  const { owned, printOrderId } = await findStub(call, voucherId)
  if (!isUsed(owned)) throw refused('stub.notUsed')
  if (printOrderId !== null) throw refused('stub.printed')
  return owned
}

function refused(textKey: 'stub.notUsed' | 'stub.printed' | 'stub.inscription'): BusinessError {
  return new BusinessError(BUSINESS_ERROR.badInput, textKey, { mode: 1 })
}

function draftOf(lines: readonly DraftLine[]): OrderDraft {
  return {
    type: 'GOODS',
    source: 'NORMAL',
    lines,
    fees: [{ type: 'EXPRESS', cents: deliveryCents('EXPRESS') }],
    deliverMethod: 'EXPRESS',
    refundRule: null,
    completesAt: null,
  }
}

/** One print: its paper is what the inventory counts. */
function printLine({ templateId, name, priceCent }: StubTemplate, stub: StubSnapshot): DraftLine {
  return {
    kind: 'GOODS',
    reference: templateId,
    qty: 1,
    unitCents: priceCent,
    showId: null,
    sessionId: null,
    snapshot: { title: name, option: stub.showName, stub },
    claims: [{ inventoryId: templateId, qty: 1 }],
    units: lineUnits(stub.voucherId, 1, { listCents: priceCent, inventoryId: templateId }),
  }
}

function printOf(
  { voucher, title, session, tickets }: UserVoucher,
  { templateId, inscription, labelOf }: { templateId: string; inscription: string; labelOf: TicketLabel },
): StubSnapshot {
  const used = tickets.filter(({ state }) => state === 'USED')
  return {
    voucherId: voucher.id,
    templateId,
    sessionId: voucher.sessionId,
    showName: title,
    sessionName: session.name,
    venueName: session.venueName,
    beginAt: session.beginAt,
    seats: localized((locale) => used.map((ticket) => labelOf(ticket, locale)).join(', ')),
    inscription,
  }
}
