import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { cards } from '../../database/schema/benefits'
import { invoices } from '../../database/schema/invoices'
import { orderLines, orders } from '../../database/schema/orders'
import { parkingOrders, parkingStays } from '../../database/schema/parking'
import { users, vendorAccounts } from '../../database/schema/people'
import { quotes } from '../../database/schema/quotes'
import { refunds } from '../../database/schema/refunds'
import { outbox } from '../../database/schema/shop'
import { tickets, transfers } from '../../database/schema/tickets'

/**
 * Clears what orders and tickets of a user have copied of the person: the books need what was sold and for how much, not
 * to whom. Issued invoices keep the title that tax law wants. In the order of all locks, after the user's.
 */
export async function clearCopies(db: Database, userId: string): Promise<void> {
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await deleteMessages(db, userId)
  await db.delete(quotes).where(eq(quotes.userId, userId))
  await db
    .update(orders)
    .set({ address: null, contactAreaCode: '', contactCellphone: '', contactEmail: null, remark: '' })
    .where(eq(orders.userId, userId))
  await db
    .update(orderLines)
    .set({ snapshot: sql`jsonb_set(${orderLines.snapshot} #- '{card,holder}', '{stub,inscription}', '""', false)` })
    .where(inArray(orderLines.orderId, ownOrders))
  await db.update(refunds).set({ remark: '' }).where(inArray(refunds.orderId, ownOrders))
  await db.update(invoices).set({ contact: '', shippingAddress: null }).where(eq(invoices.userId, userId))
  const noHolder = { attendeeId: null, attendeeName: null, idType: null, idNo: null, personKey: null }
  await db.update(tickets).set(noHolder).where(eq(tickets.ownerId, userId))
  await db
    .update(transfers)
    .set({ transfereeAreaCode: null, transfereePhone: null, message: '' })
    .where(or(eq(transfers.senderId, userId), eq(transfers.recipientId, userId)))
  await db
    .update(cards)
    .set({ identityName: null, idType: null, idNo: null, snapshot: sql`${cards.snapshot} #- '{card,holder}'` })
    .where(eq(cards.userId, userId))
  const paidStays = db
    .select({ id: parkingOrders.stayId })
    .from(parkingOrders)
    .where(inArray(parkingOrders.orderId, ownOrders))
  await db
    .update(parkingStays)
    .set({ plateNo: '' })
    .where(and(inArray(parkingStays.id, paidStays), isNotNull(parkingStays.leftAt)))
}

/** Messages to the user, and to whom the user named in an order. */
async function deleteMessages(db: Database, userId: string): Promise<void> {
  const phone = (areaCode: unknown, cellphone: unknown) => sql<string>`'+' || ${areaCode} || ' ' || ${cellphone}`
  const recipients = [
    db
      .select({ to: phone(users.areaCode, users.cellphone) })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({ to: sql<string>`${users.email}` })
      .from(users)
      .where(eq(users.id, userId)),
    db.select({ to: vendorAccounts.openId }).from(vendorAccounts).where(eq(vendorAccounts.userId, userId)),
    db
      .select({ to: phone(orders.contactAreaCode, orders.contactCellphone) })
      .from(orders)
      .where(eq(orders.userId, userId)),
    db.select({ to: invoices.contact }).from(invoices).where(eq(invoices.userId, userId)),
  ]
  for (const to of recipients)
    await db.delete(outbox).where(and(ne(outbox.recipient, ''), inArray(outbox.recipient, to)))
}
