import { Type } from '@sinclair/typebox'
import { and, eq, lt } from 'drizzle-orm'
import { normalizedEmail } from '@/domain/email'
import { inTransaction } from '../../database/in-transaction'
import { staff } from '../../database/schema/staff'
import { isPasswordOf, passwordHash } from '../../services/emails/password-hash'
import { claimAttempt, forgetAttempts, recordKnownCaller } from '../../services/verification/attempts'
import { recordAudit } from '../audit'
import { invitedStaff } from '../invitations'
import { type VisitorCall, visitorRoute } from '../office-call'
import { OfficeError } from '../office-error'
import { periodOfCode, totpAddress } from '../second-factor'
import { setSessionCookie } from '../session-cookie'
import { openSession, type StaffRow } from '../sessions'

/** Characters of a password; NIST SP 800-63B. */
const MIN_PASSWORD = 12
const MAX_PASSWORD = 128

const Password = Type.String({ minLength: 1, maxLength: MAX_PASSWORD })
const Code = Type.String({ minLength: 6, maxLength: 12 })
const Token = Type.String({ minLength: 20, maxLength: 100 })
const Email = Type.String({ minLength: 3, maxLength: 200 })

/** Password and second factor at once: a failure does not show which of them was wrong, nor whether there is an account. */
export const signIn = visitorRoute(
  'POST sign-in',
  Type.Object({ email: Email, password: Password, code: Code }),
  async (call) => {
    const email = normalizedEmail(call.input.email)
    const address = `office ${email}`
    if (!(await claimAttempt(call, 'PASSWORD', address))) throw new OfficeError('tooManyAttempts')
    const [row] = await call.db.select().from(staff).where(eq(staff.email, email))
    const isOwn = await isPasswordOf(call.input.password, row?.passwordHash ?? null)
    const isRight = isOwn && row?.state === 'ACTIVE' && (await consumeCode(call, row, call.input.code))
    if (!row || !isRight) throw new OfficeError('wrongSignIn')
    await forgetAttempts(call, 'PASSWORD', address)
    await recordKnownCaller(call, address)
    return begin(call, row, 'POST sign-in')
  },
)

/** An open invitation: who was invited, and the key for the authenticator app. */
export const openInvitation = visitorRoute('POST invitation', Type.Object({ token: Token }), async (call) => {
  const { email, name, role, totpSecret } = await invitedStaff(call, call.input.token)
  const issuer = new URL(call.publicOrigin).host
  return { email, name, role, secret: totpSecret, address: totpAddress(totpSecret, { issuer, label: email }) }
})

export const acceptInvitation = visitorRoute(
  'POST invitation/accept',
  Type.Object({ token: Token, password: Password, code: Code }),
  async (call) => {
    const { token, password, code } = call.input
    const row = await invitedStaff(call, token)
    if (!(await claimAttempt(call, 'CODE', `office ${row.email}`))) throw new OfficeError('tooManyAttempts')
    if ([...password].length < MIN_PASSWORD || password.includes(row.email)) {
      throw new OfficeError('weakPassword', 'password')
    }
    // Takes long: not in a transaction.
    const hash = await passwordHash(password)
    if (!(await consumeCode(call, row, code))) throw new OfficeError('wrongCode', 'code')
    return inTransaction(call.db, async (db) => {
      const [accepted] = await db
        .update(staff)
        .set({ state: 'ACTIVE', passwordHash: hash, invitationHash: null, invitationExpiresAt: null })
        .where(and(eq(staff.id, row.id), eq(staff.state, 'INVITED')))
        .returning()
      if (!accepted) throw new OfficeError('notFound')
      return begin({ ...call, db }, accepted, 'POST invitation/accept')
    })
  },
)

/** True for a valid code that was not used yet. */
async function consumeCode(call: VisitorCall, { id, totpSecret }: StaffRow, code: string): Promise<boolean> {
  const period = periodOfCode(call, totpSecret, code)
  if (period === null) return false
  const used = await call.db
    .update(staff)
    .set({ totpPeriod: period })
    .where(and(eq(staff.id, id), lt(staff.totpPeriod, period)))
    .returning({ id: staff.id })
  return used.length > 0
}

function begin(call: VisitorCall, row: StaffRow, action: string): Promise<{ name: string }> {
  return inTransaction(call.db, async (db) => {
    const token = await openSession({ ...call, db }, row.id, call.userAgent)
    await recordAudit({ ...call, db }, { staffId: row.id, action, target: 'staff', targetId: row.id })
    setSessionCookie(call, token)
    return { name: row.name }
  })
}
