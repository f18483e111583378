import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { VoucherCard, VoucherState } from '@/contracts/voucher/voucher-card'
import { sessionTimeText } from '@/domain/show-date'
import { orders, vouchers } from '../database/schema/orders'
import type { Call, SignedInUser } from '../handle'
import { notFound } from '../refusal'
import { pictureUrls } from '../static/picture-urls'
import { say } from '../texts/text'
import { type OrderRow, ticketFormOf } from './order-view'

/** Seconds a code at the gate is shown before the next one. */
export const CODE_SECONDS = 30

/** Known to the shop's gates too; of a demo shop it is no secret. */
const GATE_KEY = 'encore-sandbox-gate'

export interface OwnVoucher {
  voucher: typeof vouchers.$inferSelect
  order: OrderRow
}

export async function ownVoucher(
  { db, user }: Pick<Call<unknown, SignedInUser>, 'db' | 'user'>,
  id: string,
): Promise<OwnVoucher> {
  const [row] = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(eq(vouchers.id, id), eq(vouchers.userId, user.userId)))
  if (!row) throw notFound()
  return { voucher: row.vouchers, order: row.orders }
}

export function voucherCardOf({ voucher, order }: OwnVoucher, call: Call<unknown, SignedInUser>): VoucherCard {
  const { locale, origin, clock, shop } = call
  const { show, session } = shop.catalogue.session(voucher.sessionId)
  const isOver = session.endAt <= clock.now()
  const voucherState: VoucherState = isOver ? 'EXPIRED' : 'UNUSED'
  const isPaper = order.deliverMethod === 'EXPRESS'
  return {
    voucherId: voucher.id,
    orderId: order.id,
    showId: show.showId,
    showName: show.name[locale],
    posterUrl: pictureUrls(origin).poster(show.showId),
    posterColor: show.posterColor,
    sessionName: session.name[locale],
    sessionShowTime: sessionTimeText(session.beginAt, locale, session.utcOffset),
    showTime: session.beginAt,
    venueName: shop.catalogue.venueOf(show).name[locale],
    cityName: shop.catalogue.siteOf(show).name[locale],
    ticketForm: ticketFormOf(order.deliverMethod),
    voucherState,
    ticketQty: order.ticketQty,
    remainQty: isOver ? 0 : order.ticketQty,
    canTransfer: false,
    tips: say(locale, isPaper ? 'voucher.express' : 'voucher.tips'),
  }
}

/** The code of a ticket at a moment (epoch ms): worthless half a minute later. */
export function gateCode(ticketId: string, at: number): string {
  const window = Math.floor(at / 1000 / CODE_SECONDS)
  const proof = createHmac('sha256', GATE_KEY).update(`${ticketId}.${window}`).digest('hex').slice(0, 16)
  return `ENCORE:${ticketId}:${window}:${proof}`
}

/** `123456789012` → `1234 5678 9012`. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
