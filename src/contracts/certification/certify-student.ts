import { endpoint } from '../endpoint'

export interface CertifyStudentInput {
  /** Certifier of the papers; `ELECTRONIC_CERT` is a certificate on the student's phone. @minLength 1 @maxLength 40 */
  authChannel: string
}

export interface CertifyStudentOutput {
  /** The page of the channel. */
  authUrl: string
}

/** Begins to certify the user as a student (USER-050). */
export const certifyStudent = endpoint<CertifyStudentInput, CertifyStudentOutput>({
  method: 'POST',
  path: 'user/buyer/v1/user_certification/student/create',
  changes: ['certifications'],
  priority: 'high',
})
