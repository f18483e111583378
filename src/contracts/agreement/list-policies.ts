import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

export type ListPoliciesInput = NoInput

/** A document a user agrees to. */
export interface Policy {
  policyType: 'SERVICE' | 'PRIVACY' | 'PURCHASE' | 'REAL_NAME' | 'MEMBER'
  policyName: string
  id: Id
  url: string
}

export type ListPoliciesOutput = Policy[]

/** The policies of the shop that hold for everybody. */
export const listPolicies = endpoint<ListPoliciesInput, ListPoliciesOutput>({
  path: 'home/pub/v3/policy/get_all_default_policy',
})
