import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdType } from '@/contracts/attendee/attendee'
import type { FormAnswers } from '@/contracts/form/form-field'
import type { RegistrationState } from '@/contracts/open-show/registration'
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
    /** Code that the gate reads, with the id. */
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

/** Registrations for open shows. Those that are neither rejected nor cancelled take places of their session. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    openShowId: text('open_show_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** People who come. */
    places: integer('places').notNull(),
    /** Their names, where they are requested. */
    attendees: jsonb('attendees').$type<readonly string[]>().notNull(),
    answers: jsonb('answers').$type<FormAnswers>().notNull(),
    state: text('state').$type<RegistrationState>().notNull(),
    rejectReason: text('reject_reason'),
    /** Code that the entrance reads, with the id. */
    entryCode: text('entry_code').notNull(),
    createdAt: epochMs('created_at').notNull(),
    decidedAt: epochMs('decided_at'),
  },
  (table) => [
    index('registrations_by_user').on(table.userId, table.createdAt),
    index('registrations_by_session').on(table.sessionId).where(sql`${table.state} NOT IN ('REJECTED', 'CANCELED')`),
    uniqueIndex('registrations_one_open')
      .on(table.userId, table.openShowId)
      .where(sql`${table.state} NOT IN ('REJECTED', 'CANCELED')`),
    check('registrations_take_places', sql`${table.places} > 0`),
  ],
)

/** Sessions of open shows: the row is what registrations meet at, so that their places are counted one after another. */
export const registrationQuotas = pgTable('registration_quotas', { sessionId: text('session_id').primaryKey() })

/** Registrations at entrances: one for each user. */
export const entranceRegistrations = pgTable(
  'entrance_registrations',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    entranceId: text('entrance_id').notNull(),
    answers: jsonb('answers').$type<FormAnswers>().notNull(),
    entryCode: text('entry_code').notNull(),
    createdAt: epochMs('created_at').notNull(),
    checkedInAt: epochMs('checked_in_at'),
  },
  (table) => [unique('entrance_registrations_once').on(table.userId, table.entranceId)],
)
