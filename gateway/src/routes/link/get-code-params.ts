import { getCodeParams } from '@/contracts/link/get-code-params'
import { publicRoute } from '../../handle'
import { codeParam } from '../../rules/link-targets'

export const getCodeParamsRoute = publicRoute(getCodeParams, async (call) => ({
  param: await codeParam(call, call.input.id),
}))
