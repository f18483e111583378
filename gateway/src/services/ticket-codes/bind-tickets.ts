import { eq } from 'drizzle-orm'
import type { BindTicketsInput, BindTicketsOutput } from '@/contracts/voucher/bind-tickets'
import type { UserCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { ticketCodes } from '../../database/schema/ticket-codes'
import { lockUser } from '../accounts/lock-user'
import { buyersVouchers } from '../orders/find-orders'
import type { OrderDraft } from '../orders/order-draft'
import { placeOrder } from '../orders/place-order'
import { priceDraft } from '../pricing/price-draft'
import { needsRealName } from '../real-names/name-rules'
import { ticketDraft } from '../tickets/ticket-draft'
import { codeRefused, codeState, type FoundCode, findCode } from './find-code'

type BindCall = Pick<
  UserCall<BindTicketsInput>,
  'db' | 'user' | 'clock' | 'shop' | 'input' | 'providers' | 'terminalSrc'
>

/**
 * A code becomes tickets of the user, by an order that costs nothing (contract D-29). Call it inside a transaction.
 * Refused for a code that is wrong, over, or used: of many who have it one gets the tickets.
 */
export async function bindTickets(call: BindCall): Promise<BindTicketsOutput> {
  const { db, clock, user, input } = call
  await lockUser(call)
  const code = await findCode(call, input.exchangeCode ?? input.invitationCode ?? '', { isLocked: true })
  const state = codeState(code, clock.now())
  if (state === 'USED') throw codeRefused((await isOwn(call, code)) ? 'ticketCode.yours' : 'ticketCode.used')
  if (state === 'OVER') throw codeRefused('ticketCode.over')
  const { userId, cellphone, areaCode } = user
  const priced = priceDraft(draftOf(call, code), [])
  const { order } = await placeOrder(call, { ...priced, userId, contact: { cellphone, countryCode: areaCode } })
  await db
    .update(ticketCodes)
    .set({ orderId: order.id, usedAt: clock.now() })
    .where(eq(ticketCodes.code, code.row.code))
  const issued = await buyersVouchers(db, [order.id])
  return { voucherIds: issued.map(({ id }) => id), needRealName: needsRealName(code.found.session) }
}

/** The tickets of a code as an order: free, kept, and personal unless the code allows transfers. */
function draftOf({ shop }: Pick<BindCall, 'shop'>, { row, found, plan }: FoundCode): OrderDraft {
  const items = [{ plan, qty: row.qty, ticketQty: row.qty * plan.unitQty }]
  const [deliverMethod = 'E_TICKET'] = found.session.deliverMethods
  const draft = ticketDraft(shop.catalogue, found, { items }, deliverMethod)
  return {
    ...draft,
    source: row.kind,
    fees: [],
    refundRule: { isRefundable: false, periods: [], maxTimes: 0 },
    lines: draft.lines.map((line) => ({
      ...line,
      unitCents: 0,
      units: line.units.map((unit) => ({ ...unit, listCents: 0 })),
      snapshot: {
        ...line.snapshot,
        ...(line.snapshot.session && { session: { ...line.snapshot.session, isPersonal: !row.isTransferable } }),
      },
    })),
  }
}

async function isOwn({ db, user }: BindCall, { row }: FoundCode): Promise<boolean> {
  const [order] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, row.orderId ?? ''))
  return order?.userId === user.userId
}
