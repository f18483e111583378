import { and, desc, eq, gt } from 'drizzle-orm'
import { formatCents } from '@/domain/money'
import type { PublicCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { users } from '../../database/schema/people'
import type { MessageText } from '../../texts/message-texts'
import { sendMessage } from '../messages/messages'
import { notifyByPhoneOrEmail } from '../messages/outbox'
import { type OrderRow, recordsOf } from './order-records'

/** An order paid longer ago is no news. */
const NEWS_MS = 60 * 60 * 1000

/** Tells a user of the order they have just paid, where they allow it. */
export async function notifyLastOrder(
  { db, clock, locale }: Pick<PublicCall, 'db' | 'clock' | 'locale'>,
  userId: string,
): Promise<void> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.paidAt, clock.now() - NEWS_MS)))
    .orderBy(desc(orders.paidAt))
    .limit(1)
  if (!order) return
  const text = await orderPaidText({ db, locale }, order)
  await sendMessage({ db, clock }, userId, 'ORDER_PAID', text, { event: `order-paid ${order.id}` })
}

/** Sends the confirmation of a paid order to its contact, in the buyer's language. */
export async function sendOrderPaid(
  { db, clock, locale }: Pick<PublicCall, 'db' | 'clock' | 'locale'>,
  order: OrderRow,
): Promise<void> {
  const { contactAreaCode: areaCode, contactCellphone: cellphone, contactEmail: email } = order
  const [buyer] = await db.select({ language: users.messageLanguage }).from(users).where(eq(users.id, order.userId))
  const text = await orderPaidText({ db, locale: buyer?.language ?? locale }, order)
  await notifyByPhoneOrEmail({ db, clock }, { areaCode, cellphone, email }, text)
}

async function orderPaidText({ db, locale }: Pick<PublicCall, 'db' | 'locale'>, order: OrderRow): Promise<MessageText> {
  const [record] = await recordsOf(db, [order])
  const show = record?.lines[0]?.snapshot.title[locale] ?? ''
  return { locale, key: 'message.orderPaid', values: { show, amount: formatCents(order.payCents) } }
}
