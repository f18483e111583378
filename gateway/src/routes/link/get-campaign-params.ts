import { getCampaignParams } from '@/contracts/link/get-campaign-params'
import { publicRoute } from '../../http/define-route'
import { codeParam } from '../../services/links/link-targets'

export const getCampaignParamsRoute = publicRoute(getCampaignParams, async (call) => ({
  param: await codeParam(call, call.input.CP_ID),
}))
