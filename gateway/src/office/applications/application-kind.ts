import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import type { Shown } from '../masked'
import type { StaffCall } from '../office-call'
import type { Page, PageQuery } from '../page-query'

/** Columns that every table of applications has. */
export type ApplicationTable = PgTable & { id: PgColumn; state: PgColumn; createdAt: PgColumn }

/** Fields of an application that its list shows, by wire name: texts, or amounts in cents. */
export type ApplicationFacts = Readonly<Record<string, string | number | null>>

export interface ApplicationRow {
  id: string
  state: string
  createdAt: number
  decidedAt?: number | null
  issuedAt?: number | null
  rejectReason: string | null
}

/** A kind of application: its table, its fields, and the decisions that each state allows. */
export interface ApplicationKind<Row extends ApplicationRow> {
  /** Part of the path: `refunds`. */
  name: string
  table: ApplicationTable
  /** Verdicts that are allowed in a state. */
  verdicts: Readonly<Record<string, readonly string[]>>
  /** User whose lock holds back changes of the application by its applicant. */
  applicantOf(db: Database, row: Row): Promise<string>
  /** Fields of rows, in their order. */
  factsOf(call: StaffCall, rows: readonly Row[], shown: Shown): Promise<ApplicationFacts[]>
  /** Decides by the service that the rest of the shop uses; false if the state does not allow it. */
  decide(call: StaffCall, id: string, decision: Decision): Promise<boolean>
}

export interface Decision {
  verdict: string
  reason: string
}

/** A page of applications, in a state or in all. */
export async function applicationPage<Row extends ApplicationRow>(
  db: Database,
  { table }: Pick<ApplicationKind<Row>, 'table'>,
  { state, page, perPage, order }: PageQuery & { state?: string },
): Promise<Page<Row>> {
  const matching = and(state === undefined ? undefined : eq(table.state, state))
  const direction = order === 'ASC' ? asc : desc
  const [counted] = await db.select({ total: count() }).from(table).where(matching)
  const rows = await db
    .select()
    .from(table)
    .where(matching)
    .orderBy(direction(table.createdAt), direction(table.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: counted?.total ?? 0, rows: rows as unknown as Row[] }
}

export async function applicationById<Row extends ApplicationRow>(
  db: Database,
  { table }: Pick<ApplicationKind<Row>, 'table'>,
  id: string,
): Promise<Row | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id))
  return row as unknown as Row | undefined
}
