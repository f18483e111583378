import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@/domain/locale'
import { bytes, epochMs } from './columns'
import { userIdColumn } from './people'

/** Data of the shop about itself: the day of its catalogue, and the offset of its clock. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/**
 * Messages of the shop and their delivery. QUEUED: waits for its time, `due_at`. SENDING: one process has it until then.
 * SENT: the vendor has it. REFUSED: the vendor rejects it for good. FAILED: given up; `fault` names the reason of both.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** The event that it reports: none is reported twice. */
    event: text('event').unique(),
    kind: text('kind').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull().default('SMS'),
    /** Phone with area code, mail address, or openId. */
    recipient: text('recipient').notNull(),
    /** Terminal whose vendor knows the openId. */
    terminalSrc: text('terminal_src').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull().default('zh-CN'),
    textKey: text('text_key').notNull().default(''),
    /** Empty once it was handed over: codes and names are the recipient's alone. */
    content: text('content').notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull().default({}),
    // Messages of earlier versions were never sent, and never will be.
    state: text('state').$type<MessageState>().notNull().default('SENT'),
    attempts: integer('attempts').notNull().default(0),
    fault: text('fault'),
    dueAt: epochMs('due_at'),
    /** Afterwards it is of no use. */
    expiresAt: epochMs('expires_at').notNull().default(0),
    sentAt: epochMs('sent_at'),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [index('outbox_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`)],
)

export type MessageChannel = 'SMS' | 'EMAIL' | 'VENDOR'
export type MessageState = 'QUEUED' | 'SENDING' | 'SENT' | 'REFUSED' | 'FAILED'

/** Pictures that users have uploaded. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    userId: userIdColumn(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    /** True once a profile or a form refers to it; unused files are removed. */
    isUsed: boolean('is_used').notNull().default(false),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [index('stored_files_to_remove').on(table.createdAt).where(sql`NOT ${table.isUsed}`)],
)
