import { type Static, Type } from '@sinclair/typebox'
import { and, asc, count, desc, eq, gte, like, lt } from 'drizzle-orm'
import type { Context } from '../../call'
import { staff, staffAudit } from '../../database/schema/staff'
import { readRoute } from '../office-call'
import { exported, type Page, pageSchema, wholeList } from '../page-query'

const AuditQuery = pageSchema({
  staffId: Type.Optional(Type.String({ maxLength: 40 })),
  action: Type.Optional(Type.String({ maxLength: 100 })),
  target: Type.Optional(Type.String({ maxLength: 40 })),
  targetId: Type.Optional(Type.String({ maxLength: 60 })),
  /** Epoch ms. */
  from: Type.Optional(Type.Integer()),
  until: Type.Optional(Type.Integer()),
})
type AuditQuery = Static<typeof AuditQuery>

/** Rows of the audit log with the names of staff. */
export async function auditPage({ db }: Pick<Context, 'db'>, query: AuditQuery) {
  const { staffId, action, target, targetId, from, until, page, perPage, order } = query
  const matching = and(
    staffId === undefined ? undefined : eq(staffAudit.staffId, staffId),
    action === undefined ? undefined : like(staffAudit.action, `%${action.replace(/[\\%_]/g, '\\$&')}%`),
    target === undefined ? undefined : eq(staffAudit.target, target),
    targetId === undefined ? undefined : eq(staffAudit.targetId, targetId),
    from === undefined ? undefined : gte(staffAudit.at, from),
    until === undefined ? undefined : lt(staffAudit.at, until),
  )
  const direction = order === 'ASC' ? asc : desc
  const [counted] = await db.select({ total: count() }).from(staffAudit).where(matching)
  const rows = await db
    .select({ entry: staffAudit, name: staff.name })
    .from(staffAudit)
    .leftJoin(staff, eq(staff.id, staffAudit.staffId))
    .where(matching)
    .orderBy(direction(staffAudit.at), direction(staffAudit.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: counted?.total ?? 0, rows: rows.map(({ entry, name }) => ({ ...entry, staffName: name })) }
}

type AuditRow = Awaited<ReturnType<typeof auditPage>> extends Page<infer Row> ? Row : never

export const listAudit = readRoute('GET audit', AuditQuery, (call) => auditPage(call, call.input))

export const exportAudit = readRoute('GET audit/export', AuditQuery, async (call) =>
  exported('audit', await auditPage(call, wholeList(call.input)), auditColumns),
)

function auditColumns({ at, staffName, action, target, targetId, before, after, reason }: AuditRow) {
  return {
    at: new Date(at).toISOString(),
    staff: staffName,
    action,
    target,
    targetId,
    reason,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }
}
