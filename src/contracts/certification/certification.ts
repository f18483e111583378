import type { EpochMs, Id } from '../wire-types'

/** Types of certification: name and document, face, student. */
export type CertificationType = 'PERSON' | 'FACE' | 'STUDENT'

/**
 * Status: 0 none, 1 passed, 2 under review, 3 rejected (A-USER-7); a valid electronic certificate has its own word
 * (USER-022).
 */
export type CertificationStatus = 0 | 1 | 2 | 3 | 'AUTH_SUCCESS'

/** A certification of the user (USER-020). */
export interface Certification {
  id: Id
  certType: CertificationType
  /** Source: a clerk, the face service, a channel, or an electronic certificate. */
  authType: 'CLERK' | 'FACE' | 'CHANNEL' | 'ELECTRONIC_CERT'
  authStatus: CertificationStatus
  /** Empty if no name was required. */
  name: string
  /** The number of the document, masked; empty without one. */
  maskedNo: string
  applyTime: EpochMs
  /** Why it was rejected, in the words of the clerk. */
  rejectReason?: string
}
