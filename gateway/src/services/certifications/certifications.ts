import { and, asc, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CertificationStatus, CertificationType } from '@/contracts/certification/certification'
import type { CertifyPersonInput } from '@/contracts/certification/certify-person'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { isCertificationPassed } from '@/domain/certification'
import { documentKey, isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { isPersonName, normalizedName } from '@/domain/person-name'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { certifications } from '../../database/schema/certifications'
import { newId } from '../../random'
import { lockUser } from '../accounts/lock-user'
import type { Trade } from '../trade'

export type CertificationRow = typeof certifications.$inferSelect

type OwnCall = Pick<UserCall, 'db' | 'user' | 'clock'>

/** Content of a certification request. */
type Claim = Pick<CertificationRow, 'type' | 'authType'> &
  Partial<Pick<CertificationRow, 'name' | 'idType' | 'idNo' | 'channel'>>

/** Certifications of a user, the oldest first. */
export async function certificationsOf(db: Database, userId: string): Promise<CertificationRow[]> {
  return db
    .select()
    .from(certifications)
    .where(eq(certifications.userId, userId))
    .orderBy(asc(certifications.createdAt), asc(certifications.type))
}

/** A certification of the user; that of another user is not found. */
export async function ownCertification({ db, user }: OwnCall, id: string): Promise<CertificationRow> {
  const [row] = await db
    .select()
    .from(certifications)
    .where(and(eq(certifications.id, id), eq(certifications.userId, user.userId)))
  if (!row) throw notFound()
  return row
}

const STATUS: Readonly<Record<CertificationRow['state'], CertificationStatus>> = {
  PASSED: 1,
  REVIEWING: 2,
  REJECTED: 3,
}

/** State of a certification (A-USER-7); an electronic certificate has its own word for passed (USER-022). */
export function certificationStatus({
  authType,
  state,
}: Pick<CertificationRow, 'authType' | 'state'>): CertificationStatus {
  return authType === 'ELECTRONIC_CERT' && state === 'PASSED' ? 'AUTH_SUCCESS' : STATUS[state]
}

/** Whether a user is certified as this (CAT-070, USER-058). */
export async function hasCertification(db: Database, userId: string, type: CertificationType): Promise<boolean> {
  const own = (await certificationsOf(db, userId)).find((row) => row.type === type)
  return own !== undefined && isCertificationPassed({ ...own, authStatus: certificationStatus(own) })
}

/**
 * Certifies the user's identity: at once with a passed face check, else when
 * a clerk has looked at it. Saying the same again changes nothing; another name or number is looked at again.
 */
export async function certifyPerson(call: OwnCall, input: CertifyPersonInput): Promise<CertificationRow> {
  const name = normalizedName(input.name)
  const idNo = normalizedIdNumber(input.idNo)
  if (!isPersonName(name)) throw badInput('name')
  if (!isValidIdNumber(input.idType, idNo, call.clock.now())) {
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'certification.idNo', { mode: 1 })
  }
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await lockUser(tx)
    const isProved = await isOwnFace(tx, input.faceToken)
    const claim = { type: 'PERSON' as const, authType: 'CLERK' as const, name, idType: input.idType, idNo }
    const key = documentKey(claim)
    const isSame = (row: CertificationRow) =>
      row.name === name &&
      row.idType !== null &&
      row.idNo !== null &&
      documentKey({ idType: row.idType, idNo: row.idNo }) === key
    const row = await claimed(tx, claim, (known) => known.state === 'REJECTED' || !isSame(known))
    return isProved ? decided(tx, row, { isPassed: true }) : row
  })
}

/** Whether the merchant certifies students; true by default (SHELL-032). */
export function certifiesStudents({
  studentCertification,
}: Pick<Partial<ShopConfig>, 'studentCertification'>): boolean {
  return studentCertification?.studentCertify ?? true
}

/** Begins to certify the user by face, or as a student; a user who has passed stays what they are. */
export async function beginCertification(call: OwnCall, claim: Claim): Promise<CertificationRow> {
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await lockUser(tx)
    return claimed(tx, claim, ({ state }) => state !== 'PASSED')
  })
}

/** The row of a claim, reviewed again if `startsOver` is true of the known one. */
async function claimed(
  { db, user, clock }: OwnCall,
  claim: Claim,
  startsOver: (known: CertificationRow) => boolean,
): Promise<CertificationRow> {
  const wanted = {
    name: null,
    idType: null,
    idNo: null,
    channel: null,
    ...claim,
    state: 'REVIEWING' as const,
    rejectReason: null,
    createdAt: clock.now(),
    decidedAt: null,
  }
  const [own] = await db
    .select()
    .from(certifications)
    .where(and(eq(certifications.userId, user.userId), eq(certifications.type, claim.type)))
    .for('no key update')
  if (own && !startsOver(own)) return own
  if (own) await db.update(certifications).set(wanted).where(eq(certifications.id, own.id))
  const row = { ...wanted, id: own?.id ?? newId(), userId: user.userId }
  if (!own) await db.insert(certifications).values(row)
  return row
}

async function isOwnFace({ db, user }: OwnCall, faceToken: string | undefined): Promise<boolean> {
  if (faceToken === undefined) return false
  const [face] = await db
    .select()
    .from(certifications)
    .where(
      and(
        eq(certifications.id, faceToken),
        eq(certifications.userId, user.userId),
        eq(certifications.type, 'FACE'),
        eq(certifications.state, 'PASSED'),
      ),
    )
  if (!face) throw new BusinessError(BUSINESS_ERROR.notFound, 'certification.face', { mode: 1 })
  return true
}

/** Decision of a clerk or of the certifying service (contract D-16). */
export type CertificationVerdict = { isPassed: true } | { isPassed: false; reason: string }

/** Decides a certification that waits for it; false if there is none, or it was decided. */
export async function decideCertification(trade: Trade, id: string, verdict: CertificationVerdict): Promise<boolean> {
  const [row] = await trade.db
    .update(certifications)
    .set(decision(trade, verdict))
    .where(and(eq(certifications.id, id), eq(certifications.state, 'REVIEWING')))
    .returning({ id: certifications.id })
  return row !== undefined
}

async function decided(call: OwnCall, row: CertificationRow, verdict: CertificationVerdict): Promise<CertificationRow> {
  if (row.state !== 'REVIEWING') return row
  const change = decision(call, verdict)
  await call.db.update(certifications).set(change).where(eq(certifications.id, row.id))
  return { ...row, ...change }
}

function decision({ clock }: Pick<Trade, 'clock'>, verdict: CertificationVerdict) {
  return {
    state: verdict.isPassed ? ('PASSED' as const) : ('REJECTED' as const),
    rejectReason: verdict.isPassed ? null : verdict.reason,
    decidedAt: clock.now(),
  }
}
