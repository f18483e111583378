import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Certification } from './certification'

export interface GetCertificationInput {
  id: Id
}

export interface GetCertificationOutput extends Certification {
  /** Addresses of pictures of its papers; the sandbox requires none. */
  images: string[]
}

/** One certification of the user (contract U12). */
export const getCertification = endpoint<GetCertificationInput, GetCertificationOutput>({
  path: 'user/buyer/v1/user_certification/:id',
})
