import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type {
  InvoiceContactType,
  InvoiceContentType,
  InvoiceState,
  InvoiceTitleType,
  InvoiceType,
} from '@/contracts/invoice/invoice'
import { epochMs } from './columns'
import { orderIdColumn } from './orders'
import { userIdColumn } from './people'
import type { AddressSnapshot } from './snapshots'

/** Invoices requested by buyers. They are changed only under the lock of their order. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    userId: userIdColumn(),
    state: text('state').$type<InvoiceState>().notNull(),
    type: text('type').$type<InvoiceType>().notNull(),
    titleType: text('title_type').$type<InvoiceTitleType>().notNull(),
    title: text('title').notNull(),
    cents: integer('cents').notNull(),
    taxpayerId: text('taxpayer_id'),
    bankName: text('bank_name'),
    bankAccount: text('bank_account'),
    address: text('address'),
    phoneNo: text('phone_no'),
    contentType: text('content_type').$type<InvoiceContentType>().notNull(),
    contactType: text('contact_type').$type<InvoiceContactType>().notNull(),
    contact: text('contact').notNull(),
    /** Postal address of a paper invoice: a copy. */
    shippingAddress: jsonb('shipping_address').$type<AddressSnapshot>(),
    /** Parcel number of a paper invoice that was sent. */
    expressNo: text('express_no'),
    rejectReason: text('reject_reason'),
    createdAt: epochMs('created_at').notNull(),
    issuedAt: epochMs('issued_at'),
  },
  (table) => [
    index('invoices_by_order').on(table.orderId, table.createdAt),
    index('invoices_by_user').on(table.userId, table.createdAt),
    uniqueIndex('invoices_one_living').on(table.orderId).where(sql`${table.state} IN ('APPLYING', 'SUCCESS')`),
    check('invoices_positive', sql`${table.cents} > 0`),
  ],
)
