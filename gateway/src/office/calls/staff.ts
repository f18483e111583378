import { Type } from '@sinclair/typebox'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { staff } from '../../database/schema/staff'
import { newToken } from '../../random'
import { invitationPath, invitedAgain, inviteStaff } from '../invitations'
import { readRoute, writeRoute } from '../office-call'
import { OfficeError } from '../office-error'
import { pageSchema } from '../page-query'
import { STAFF_ROLES } from '../permissions'
import { endSessions, type StaffRow } from '../sessions'

const Role = Type.Union(STAFF_ROLES.map((role) => Type.Literal(role)))

export const listStaff = readRoute('GET staff', pageSchema({}), async ({ db, input: { page, perPage, order } }) => {
  const direction = order === 'ASC' ? asc : desc
  const rows = await db
    .select()
    .from(staff)
    .orderBy(direction(staff.createdAt), direction(staff.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: await db.$count(staff), rows: rows.map(presentStaff) }
})

export const inviteStaffRoute = writeRoute(
  'POST staff/invite',
  Type.Object({
    email: Type.String({ minLength: 3, maxLength: 200 }),
    name: Type.String({ maxLength: 60 }),
    role: Role,
  }),
  async (call) => {
    const { row, token } = await inviteStaff(call, call.input)
    const { role } = row
    return {
      data: { ...presentStaff(row), invitation: call.publicOrigin + invitationPath(token) },
      audit: { target: 'staff', targetId: row.id, after: { role, state: row.state } },
    }
  },
)

/** Changes of a form that was opened on `version`. */
export const changeStaff = writeRoute(
  'POST staff/:id',
  Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    role: Role,
    state: Type.Union([Type.Literal('ACTIVE'), Type.Literal('DISABLED'), Type.Literal('INVITED')]),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    /** Invites again: with a new password and a new second factor. */
    isInvitedAgain: Type.Optional(Type.Boolean()),
  }),
  async (call) => {
    const { id, version, role, state, name, isInvitedAgain = false } = call.input
    // One change of the staff at a time: there is always an owner left.
    const rows = await call.db.select().from(staff).orderBy(asc(staff.id)).for('no key update')
    const row = rows.find((each) => each.id === id)
    if (!row) throw new OfficeError('notFound')
    if (row.version !== version) throw new OfficeError('changed')
    if (!isInvitedAgain && state !== row.state && (state === 'INVITED' || row.passwordHash === null)) {
      throw new OfficeError('badInput', 'state')
    }
    const token = newToken()
    const change = isInvitedAgain ? invitedAgain(call.clock.now(), token) : { state }
    const [changed] = await call.db
      .update(staff)
      .set({ role, name, version: version + 1, ...change })
      .where(eq(staff.id, id))
      .returning()
    if (!changed) throw new OfficeError('notFound')
    await keepAnOwner(call.db)
    if (changed.state !== 'ACTIVE' || changed.role !== row.role) await endSessions(call, id)
    return {
      data: {
        ...presentStaff(changed),
        ...(isInvitedAgain && { invitation: call.publicOrigin + invitationPath(token) }),
      },
      audit: {
        target: 'staff',
        targetId: id,
        before: { role: row.role, state: row.state },
        after: { role: changed.role, state: changed.state },
      },
    }
  },
)

async function keepAnOwner(db: Database): Promise<void> {
  const owners = await db.$count(staff, and(eq(staff.role, 'OWNER'), eq(staff.state, 'ACTIVE')))
  if (owners === 0) throw new OfficeError('lastOwner')
}

function presentStaff({ id, email, name, role, state, version, createdAt }: StaffRow) {
  return { id, email, name, role, state, version, createdAt }
}
