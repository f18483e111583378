import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** A level, and the growth from which on a user has it. */
export interface GrowthStep {
  levelCode: string
  name: string
  minValue: number
}

export interface GetGrowthRuleOutput {
  /** Rules of gaining and losing growth, as HTML. */
  html: string
  /** From the lowest. */
  levels: GrowthStep[]
}

/** The shop's rule of growth, with its levels (contract M6). */
export const getGrowthRule = endpoint<NoInput, GetGrowthRuleOutput>({
  path: 'user/pub/v3/growth/rule',
  priority: 'low',
})
