import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { MailScene } from '@/contracts/account/mail-scene'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Password of an e-mail address; an account without one sets it by a mailed link. */
export const passwords = pgTable('passwords', {
  userId: userIdColumn().primaryKey(),
  /** scrypt, with its parameters and salt. */
  hash: text('hash').notNull(),
  setAt: epochMs('set_at').notNull(),
})

/** Hash of a mailed secret: the token of its link, or a code. */
export const mailedSecrets = pgTable(
  'mailed_secrets',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    scene: text('scene').$type<MailScene>().notNull(),
    hash: text('hash').notNull(),
    /** Caller who requested it: only their own next code replaces it. */
    caller: text('caller').notNull().default(''),
    sentAt: epochMs('sent_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    /** Of a registration that waits for its address to be proved. */
    passwordHash: text('password_hash'),
    nickname: text('nickname'),
  },
  (table) => [
    index('mailed_secrets_by_email').on(table.email, table.scene, table.sentAt),
    unique('mailed_secrets_by_hash').on(table.hash),
  ],
)

/** Accounts whose users want them ended; they may think better of it until `endsAt`. */
export const accountCancellations = pgTable('account_cancellations', {
  userId: userIdColumn().primaryKey(),
  reason: text('reason').notNull(),
  requestedAt: epochMs('requested_at').notNull(),
  endsAt: epochMs('ends_at').notNull(),
  /** Time of the deletion of all data of the user. */
  endedAt: epochMs('ended_at'),
})
