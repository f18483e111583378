import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { LinkTarget } from './link-target'

export interface GetShortCodeInput {
  id: Id
}

export type GetShortCodeOutput = LinkTarget

/** The page that a short code stands for. */
export const getShortCode = endpoint<GetShortCodeInput, GetShortCodeOutput>({
  path: 'home/pub/v1/short_codes/code/:id',
})
