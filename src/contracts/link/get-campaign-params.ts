import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { GetCodeParamsOutput } from './get-code-params'

export interface GetCampaignParamsInput {
  CP_ID: Id
}

export type GetCampaignParamsOutput = GetCodeParamsOutput

/** Target of the code of a campaign. */
export const getCampaignParams = endpoint<GetCampaignParamsInput, GetCampaignParamsOutput>({
  path: 'home/pub/v1/code_params',
})
