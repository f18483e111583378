import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

export type ListPoliciesInput = NoInput

/** Subject of a document; the last four are agreements of orders of their kind. */
export type PolicyType =
  | 'SERVICE'
  | 'PRIVACY'
  | 'PURCHASE'
  | 'REAL_NAME'
  | 'MEMBER'
  | 'GOODS'
  | 'CARD'
  | 'PARKING'
  | 'RESERVE'

/** A document a user agrees to. */
export interface Policy {
  policyType: PolicyType
  policyName: string
  id: Id
  url: string
}

export type ListPoliciesOutput = Policy[]

/** Policies of the shop for all users. */
export const listPolicies = endpoint<ListPoliciesInput, ListPoliciesOutput>({
  path: 'home/pub/v3/policy/get_all_default_policy',
})
