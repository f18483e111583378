import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetCodeParamsInput {
  id: Id
}

/** `param` is the JSON of a link's target, URL-encoded. */
export interface GetCodeParamsOutput {
  param: string
}

/** Target of a scanned code. */
export const getCodeParams = endpoint<GetCodeParamsInput, GetCodeParamsOutput>({
  path: 'home/pub/v1/wxapps/code_params/:id',
})
