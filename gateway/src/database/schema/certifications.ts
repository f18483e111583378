import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { IdType } from '@/contracts/attendee/attendee'
import type { Certification, CertificationType } from '@/contracts/certification/certification'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Certifications of users: one row for each type, from the first request. */
export const certifications = pgTable(
  'certifications',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    type: text('type').$type<CertificationType>().notNull(),
    authType: text('auth_type').$type<Certification['authType']>().notNull(),
    state: text('state').$type<'REVIEWING' | 'PASSED' | 'REJECTED'>().notNull(),
    /** Claimed name and document of an identity. */
    name: text('name'),
    idType: text('id_type').$type<IdType>(),
    idNo: text('id_no'),
    /** Reviewer of a student's papers. */
    channel: text('channel'),
    rejectReason: text('reject_reason'),
    createdAt: epochMs('created_at').notNull(),
    decidedAt: epochMs('decided_at'),
  },
  (table) => [
    unique('certifications_once').on(table.userId, table.type),
    index('certifications_by_time').on(table.createdAt),
    check('certifications_name_persons', sql`${table.type} <> 'PERSON' OR ${table.idNo} IS NOT NULL`),
    check('certifications_are_decided', sql`(${table.state} = 'REVIEWING') = (${table.decidedAt} IS NULL)`),
  ],
)
