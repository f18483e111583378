import { certifications } from '../../database/schema/certifications'
import { ownValue } from '../../own-value'
import { newId } from '../../random'
import type { Trade } from '../trade'
import type { CertificationRow } from './certifications'

/** Certifications that the sandbox can grant; an identity needs the user's own name. */
const GIVEN = { FACE: 'FACE', STUDENT: 'CHANNEL' } as const

/** Gives a user a certification that was passed (contract D-18); false for what is none. */
export async function grantCertification(
  { db, clock }: Trade,
  userId: string,
  certType: string = 'STUDENT',
): Promise<boolean> {
  const authType = ownValue(GIVEN, certType)
  if (authType === undefined) return false
  const at = clock.now()
  const type: CertificationRow['type'] = authType === 'FACE' ? 'FACE' : 'STUDENT'
  const passed = { authType, state: 'PASSED' as const, rejectReason: null, decidedAt: at }
  await db
    .insert(certifications)
    .values({ id: newId(), userId, type, createdAt: at, ...passed })
    .onConflictDoUpdate({ target: [certifications.userId, certifications.type], set: passed })
  return true
}
