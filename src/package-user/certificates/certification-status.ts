import type { Certification } from '@/contracts/certification/certification'
import { isCertificationPassed } from '@/domain/certification'

export type StatusName = 'none' | 'passed' | 'reviewing' | 'rejected'

/** How a certification stands, by the name of its words (A-USER-7); null is one that was never begun. */
export function statusName(certification: Pick<Certification, 'authType' | 'authStatus'> | null): StatusName {
  if (certification === null) return 'none'
  if (isCertificationPassed(certification)) return 'passed'
  if (certification.authStatus === 2) return 'reviewing'
  return certification.authStatus === 3 ? 'rejected' : 'none'
}
