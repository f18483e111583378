import type { Certification } from '@/contracts/certification/certification'
import { isCertificationPassed } from '@/domain/certification'

export type StatusName = 'none' | 'passed' | 'reviewing' | 'rejected'

/** State of a certification, by the name of its text (A-USER-7); null for one that was never started. */
export function statusName(certification: Pick<Certification, 'authType' | 'authStatus'> | null): StatusName {
  if (certification === null) return 'none'
  if (isCertificationPassed(certification)) return 'passed'
  if (certification.authStatus === 2) return 'reviewing'
  return certification.authStatus === 3 ? 'rejected' : 'none'
}
