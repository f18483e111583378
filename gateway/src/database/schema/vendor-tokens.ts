import { pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'

/** Access tokens of the shop's apps at vendors, good for two hours and shared by all processes. */
export const vendorTokens = pgTable('vendor_tokens', {
  name: text('name').primaryKey(),
  token: text('token').notNull().default(''),
  expiresAt: epochMs('expires_at').notNull().default(0),
  /** One process fetches the next token until then. */
  claimedUntil: epochMs('claimed_until').notNull().default(0),
})
