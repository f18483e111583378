import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ReminderMethod } from '@/contracts/show/set-reminder'
import type { RemindType } from '@/contracts/show/subscribe-show'
import type { Locale } from '@/domain/locale'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** A show or venue among a user's favourites, a tour that a user follows. */
export type SubscriptionTarget = 'FAVORITE_SHOW' | 'FAVORITE_VENUE' | 'TOUR'

/** Favourites and followed tours of users. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    targetType: text('target_type').$type<SubscriptionTarget>().notNull(),
    targetId: text('target_id').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('subscriptions_once').on(table.userId, table.targetType, table.targetId)],
)

/** Reminders of users, and their channel: for the start of a sale, or for returned tickets. */
export const saleReminders = pgTable(
  'sale_reminders',
  {
    userId: userIdColumn(),
    showId: text('show_id').notNull(),
    method: text('method').$type<ReminderMethod>().notNull(),
    aheadMinutes: integer('ahead_minutes').notNull(),
    remindType: text('remind_type').$type<RemindType>().notNull(),
    /** Due time; null if it depends on an event, and once it was sent. */
    remindAt: epochMs('remind_at'),
    /** True until it is sent. */
    isOpen: boolean('is_open').notNull(),
    /** The language that the user is notified in. */
    locale: text('locale').$type<Locale>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.showId] }),
    index('sale_reminders_due').on(table.remindAt).where(sql`remind_at is not null`),
    index('sale_reminders_waiting').on(table.showId).where(sql`is_open and remind_at is null`),
  ],
)

/** Participants of an activity. */
export const enrollments = pgTable(
  'enrollments',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    topicId: text('topic_id').notNull(),
    /** JSON, answers by the key of their question. */
    answers: text('answers').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('enrollments_once').on(table.userId, table.topicId)],
)

/** Short links and their targets. */
export const shortCodes = pgTable('short_codes', {
  code: text('code').primaryKey(),
  path: text('path').notNull(),
  /** JSON of text by name. */
  params: text('params').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
})

/** Messages of each vendor that users have allowed and that were not sent yet: a vendor knows its user by the openId. */
export const allowedMessages = pgTable(
  'allowed_messages',
  {
    userId: userIdColumn(),
    scene: text('scene').notNull(),
    openId: text('open_id').notNull(),
    /** The vendor's app in which it was allowed. */
    terminalSrc: text('terminal_src').notNull().default(''),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scene, table.openId] })],
)
