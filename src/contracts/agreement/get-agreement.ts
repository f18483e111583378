import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetAgreementInput {
  id: Id
}

export interface GetAgreementOutput {
  id: Id
  title: string
  html: string
  version: string
}

/** The text of an agreement. */
export const getAgreement = endpoint<GetAgreementInput, GetAgreementOutput>({ path: 'home/pub/v3/agreements/:id' })
