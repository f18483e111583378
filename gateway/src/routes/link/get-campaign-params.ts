import { getCampaignParams } from '@/contracts/link/get-campaign-params'
import { publicRoute } from '../../handle'
import { codeParam } from '../../rules/link-targets'

export const getCampaignParamsRoute = publicRoute(getCampaignParams, async (call) => ({
  param: await codeParam(call, call.input.CP_ID),
}))
