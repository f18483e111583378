import { getCodeParams } from '@/contracts/link/get-code-params'
import { publicRoute } from '../../http/define-route'
import { codeParam } from '../../services/links/link-targets'

export const getCodeParamsRoute = publicRoute(getCodeParams, async (call) => ({
  param: await codeParam(call, call.input.id),
}))
