import { and, desc, eq, gt } from 'drizzle-orm'
import { formatCents } from '@/domain/money'
import type { PublicCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { translate } from '../../texts/text'
import { sendMessage } from '../messages/messages'
import { recordsOf } from './order-records'

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
  const [record] = await recordsOf(db, [order])
  const content = translate(locale, 'message.orderPaid', {
    show: record?.lines[0]?.snapshot.title[locale] ?? '',
    amount: formatCents(order.payCents),
  })
  await sendMessage({ db, clock }, userId, 'ORDER_PAID', content)
}
