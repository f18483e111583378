import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdType } from '@/contracts/attendee/attendee'
import type { FormAnswers } from '@/contracts/form/form-field'
import type { WorkPermitState } from '@/contracts/work-permit/work-permit'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Applications for work permits, and the permits that were granted. */
export const workPermits = pgTable(
  'work_permits',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    areaCode: text('area_code').notNull(),
    cellphone: text('cellphone').notNull(),
    idType: text('id_type').$type<IdType>().notNull(),
    idNo: text('id_no').notNull(),
    company: text('company').notNull(),
    role: text('role').notNull(),
    areas: jsonb('areas').$type<readonly string[]>().notNull(),
    /** Path of an uploaded picture on this gateway. */
    photo: text('photo').notNull(),
    answers: jsonb('answers').$type<FormAnswers>().notNull(),
    state: text('state').$type<WorkPermitState>().notNull(),
    rejectReason: text('reject_reason'),
    /** What is read at the gate, with the id. */
    entryCode: text('entry_code').notNull(),
    createdAt: epochMs('created_at').notNull(),
    decidedAt: epochMs('decided_at'),
  },
  (table) => [
    index('work_permits_by_user').on(table.userId, table.createdAt),
    uniqueIndex('work_permits_one_open')
      .on(table.userId, table.projectId, table.idType, table.idNo)
      .where(sql`${table.state} <> 'REJECTED'`),
    check('work_permits_are_decided', sql`(${table.state} = 'APPLYING') = (${table.decidedAt} IS NULL)`),
  ],
)
