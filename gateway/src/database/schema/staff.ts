import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'

/** Role of a member of staff (decision 148). */
export type StaffRole = 'OWNER' | 'EDITOR' | 'BOX_OFFICE' | 'GATE' | 'FINANCE' | 'SUPPORT'

/** Accounts of the office. A reset of the shop keeps them, and all tables whose names begin as theirs. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    /** In small letters. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    state: text('state').$type<'INVITED' | 'ACTIVE' | 'DISABLED'>().notNull(),
    /** scrypt; `null` until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** Key of the second factor, base32; made with the invitation. */
    totpSecret: text('totp_secret').notNull(),
    /** Period of the last accepted code of the second factor: a code counts once. */
    totpPeriod: integer('totp_period').notNull().default(0),
    /** Hash of the token of an open invitation. */
    invitationHash: text('invitation_hash'),
    invitationExpiresAt: epochMs('invitation_expires_at'),
    /** Counts changes: a form saves over the version that it showed, and no other. */
    version: integer('version').notNull().default(1),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('staff_by_email').on(table.email), unique('staff_by_invitation').on(table.invitationHash)],
)

/** Sessions of browsers in the office. Tokens are kept as hashes only. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    tokenHash: text('token_hash').notNull(),
    /** Browser as it names itself, cut. */
    userAgent: text('user_agent').notNull(),
    createdAt: epochMs('created_at').notNull(),
    lastSeenAt: epochMs('last_seen_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    endedAt: epochMs('ended_at'),
  },
  (table) => [
    unique('staff_sessions_by_token').on(table.tokenHash),
    index('staff_sessions_by_staff').on(table.staffId),
  ],
)

/** Audit log of the office, written in the transaction of each change; rows never change. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: text('id').primaryKey(),
    /** `null` for a command on the server. */
    staffId: text('staff_id'),
    /** Name of the call. */
    action: text('action').notNull(),
    /** Kind and id of the changed thing. */
    target: text('target').notNull(),
    targetId: text('target_id').notNull(),
    /** Facts before and after; no personal data. */
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
    /** Words of the member of staff. */
    reason: text('reason').notNull().default(''),
    at: epochMs('at').notNull(),
  },
  (table) => [
    index('staff_audit_by_time').on(table.at, table.id),
    index('staff_audit_by_target').on(table.target, table.targetId),
  ],
)

export type AuditFacts = Readonly<Record<string, unknown>>
