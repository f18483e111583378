import type { IdType } from '../attendee/attendee'
import type { FormAnswers } from '../form/form-field'
import type { EpochMs, Id } from '../wire-types'

/** Applied for, approved, refused, or handed out. */
export type WorkPermitState = 'APPLYING' | 'APPROVED' | 'REJECTED' | 'ISSUED'

/** Applicant: the person, the work and the project. */
export interface WorkPermitForm {
  projectId: Id
  /** @maxLength 50 */
  name: string
  /** @maxLength 20 */
  cellphone: string
  /** @maxLength 5 */
  countryCode: string
  idType: IdType
  /** @maxLength 40 */
  idNo: string
  /** @maxLength 60 */
  company: string
  /**
   * The code of a role of the project.
   * @maxLength 40
   */
  role: string
  /**
   * Codes of areas of the project.
   * @maxItems 20
   */
  areas: Id[]
  /**
   * A picture of the person that this user has uploaded.
   * @maxLength 500
   */
  photoUrl: string
  answers?: FormAnswers
}

/** An application for a work permit, and the permit once it is granted. */
export interface WorkPermit extends WorkPermitForm {
  permitId: Id
  state: WorkPermitState
  projectName: string
  projectCode: string
  roleName: string
  areaNames: string[]
  /** In the words of the clerk. */
  rejectReason?: string
  /** Code for the gate; for an approved or issued permit. */
  qrCode?: string
  createTime: EpochMs
}
