import type { Certification } from '@/contracts/certification/certification'

/** Passed: 1, or an electronic certificate that says so in its own word (USER-021, USER-022). */
export function isCertificationPassed({
  authType,
  authStatus,
}: Pick<Certification, 'authType' | 'authStatus'>): boolean {
  return authStatus === 1 || (authType === 'ELECTRONIC_CERT' && authStatus === 'AUTH_SUCCESS')
}
