import { getShortCode } from '@/contracts/link/get-short-code'
import { publicRoute } from '../../handle'
import { shortCodeTarget } from '../../rules/link-targets'

export const getShortCodeRoute = publicRoute(getShortCode, (call) => shortCodeTarget(call, call.input.id))
