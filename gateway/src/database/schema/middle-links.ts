import { pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'

/** Links in messages that open the app once. They identify no user: following one still requires a login. */
export const middleLinks = pgTable('middle_links', {
  /** Hash of the token in the link. */
  id: text('id').primaryKey(),
  /** Path within the app. */
  redirect: text('redirect').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
})
