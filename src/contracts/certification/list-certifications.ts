import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { Certification } from './certification'

export type ListCertificationsOutput = Certification[]

/** Certifications of the user, one of each type that was ever begun (USER-048). */
export const listCertifications = endpoint<NoInput, ListCertificationsOutput>({
  path: 'user/buyer/v1/user_certification/list',
})
