import { and, eq, gt } from 'drizzle-orm'
import { isEmail, normalizedEmail } from '@/domain/email'
import type { Context } from '../call'
import { DAY_MS } from '../clock'
import { type StaffRole, staff } from '../database/schema/staff'
import { hashed, newId, newToken } from '../random'
import { OfficeError } from './office-error'
import { newTotpSecret } from './second-factor'
import type { StaffRow } from './sessions'

/** Validity of an invitation, ms. */
const INVITATION_MS = 3 * DAY_MS

type OfficeDatabase = Pick<Context, 'db' | 'clock'>

/** A new member of staff who sets their password by the token; the second factor is new as well. */
export async function inviteStaff(
  { db, clock }: OfficeDatabase,
  { email: typed, name, role }: { email: string; name: string; role: StaffRole },
): Promise<{ row: StaffRow; token: string }> {
  const email = normalizedEmail(typed)
  if (!isEmail(email)) throw new OfficeError('badInput', 'email')
  const token = newToken()
  const [row] = await db
    .insert(staff)
    .values({
      id: newId(),
      email,
      name: name.trim() || email,
      role,
      state: 'INVITED',
      totpSecret: newTotpSecret(),
      ...openInvitation(clock.now(), token),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new OfficeError('emailInUse', 'email')
  return { row, token }
}

/** Changes of an account that is invited again: neither the password nor the second factor is valid any longer. */
export function invitedAgain(now: number, token: string) {
  return {
    state: 'INVITED' as const,
    passwordHash: null,
    totpSecret: newTotpSecret(),
    totpPeriod: 0,
    ...openInvitation(now, token),
  }
}

function openInvitation(now: number, token: string) {
  return { invitationHash: hashed(token), invitationExpiresAt: now + INVITATION_MS }
}

/** Member of staff of an open invitation. */
export async function invitedStaff({ db, clock }: OfficeDatabase, token: string): Promise<StaffRow> {
  const [row] = await db
    .select()
    .from(staff)
    .where(
      and(
        eq(staff.invitationHash, hashed(token)),
        eq(staff.state, 'INVITED'),
        gt(staff.invitationExpiresAt, clock.now()),
      ),
    )
  if (!row) throw new OfficeError('notFound')
  return row
}

/** Path of an invitation; the token never reaches the server's log as it is behind the hash. */
export function invitationPath(token: string): string {
  return `/office/#/invitation?token=${token}`
}
