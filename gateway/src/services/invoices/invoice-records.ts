import { and, desc, eq, inArray } from 'drizzle-orm'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { invoices } from '../../database/schema/invoices'

export type InvoiceRow = typeof invoices.$inferSelect

/** True for an invoice that is valid or in review: its order gets no other. */
export function isLiving({ state }: Pick<InvoiceRow, 'state'>): boolean {
  return state === 'APPLYING' || state === 'SUCCESS'
}

/** True for an invoice with a file: an electronic one that was issued. */
export function isFiled({ state, type }: Pick<InvoiceRow, 'state' | 'type'>): boolean {
  return state === 'SUCCESS' && type === 'VAT_E_ORDINARY'
}

/** The newest invoice of each order, by the ids of the orders. */
export async function newestInvoices(db: Database, orderIds: readonly string[]): Promise<Map<string, InvoiceRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(invoices.createdAt, invoices.id)
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** An invoice of the user; that of another user is not found. */
export async function ownInvoice({ db, user }: Pick<UserCall, 'db' | 'user'>, id: string): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, user.userId)))
  if (!row) throw notFound()
  return row
}

/** Invoices of the user, the newest first. */
export async function invoicesOf({ db, user }: Pick<UserCall, 'db' | 'user'>, most: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, user.userId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(most)
}
