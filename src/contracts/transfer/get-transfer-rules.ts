import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetTransferRulesInput {
  /** The show whose tickets are sent; absent: the rules for every show. */
  showId?: Id
}

export interface GetTransferRulesOutput {
  title: string
  /** Headings, paragraphs and lists. */
  html: string
}

/** Rules for sending and accepting tickets of the show (contract T17). */
export const getTransferRules = endpoint<GetTransferRulesInput, GetTransferRulesOutput>({
  path: 'home/pub/v3/transfers/rules',
  priority: 'low',
})
