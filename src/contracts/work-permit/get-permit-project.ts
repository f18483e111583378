import { endpoint } from '../endpoint'
import type { FormField } from '../form/form-field'
import type { EpochMs, Id } from '../wire-types'

export interface GetPermitProjectInput {
  /** Code as entered. @minLength 1 @maxLength 40 */
  code: string
}

/** A role or an area of a project. */
export interface PermitOption {
  code: string
  name: string
}

export interface GetPermitProjectOutput {
  projectId: Id
  name: string
  roles: PermitOption[]
  areas: PermitOption[]
  /** Fields of the project beside those of every application. */
  formSchema: FormField[]
  /** Application deadline. */
  deadline: EpochMs
}

/** A project that work permits are applied for, by the code that its crew is given (contract W1). */
export const getPermitProject = endpoint<GetPermitProjectInput, GetPermitProjectOutput>({
  path: 'user/pub/v3/work_permits/projects/:code',
})
