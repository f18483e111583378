import { setRealNames as setRealNamesCall } from '@/contracts/voucher/set-real-names'
import { privateRoute } from '../../http/define-route'
import { setRealNames } from '../../services/real-names/set-names'

export const setRealNamesRoute = privateRoute(setRealNamesCall, async (call) => {
  await setRealNames(call, call.input)
  return true as const
})
