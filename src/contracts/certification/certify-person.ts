import type { IdType } from '../attendee/attendee'
import { endpoint } from '../endpoint'
import type { CertificationStatus } from './certification'

export interface CertifyPersonInput {
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string
  idType: IdType
  /** @maxLength 30 */
  idNo: string
  /**
   * `bizNo` of a face check of the user that was passed: it needs no clerk then.
   * @maxLength 64
   */
  faceToken?: string
}

export interface CertifyPersonOutput {
  authStatus: CertificationStatus
  /** Whether the face service replaces the review by a clerk. */
  faceAuthUrl?: string
}

/** Submits the user's identity, or corrects it after a rejection (USER-049). */
export const certifyPerson = endpoint<CertifyPersonInput, CertifyPersonOutput>({
  method: 'POST',
  path: 'user/buyer/v1/user_certification/person/create_or_update',
  changes: ['certifications'],
  priority: 'high',
})
