import type { Certification } from '@/contracts/certification/certification'

/** Passed: 1, or an electronic certificate with its own value for it (USER-021, USER-022). */
export function isCertificationPassed({
  authType,
  authStatus,
}: Pick<Certification, 'authType' | 'authStatus'>): boolean {
  return authStatus === 1 || (authType === 'ELECTRONIC_CERT' && authStatus === 'AUTH_SUCCESS')
}
