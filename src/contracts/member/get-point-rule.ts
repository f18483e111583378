import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export interface GetPointRuleOutput {
  /** Rules of earning, using and losing points, as HTML. */
  html: string
  /** Points for one yuan. */
  ratio: number
  /** Per cent of what is to be paid that points may pay. */
  limitProportion: number
}

/** The shop's rule of points (contract M3). */
export const getPointRule = endpoint<NoInput, GetPointRuleOutput>({ path: 'user/pub/v3/point/rule', priority: 'low' })
