import { cancelRegistration } from '@/contracts/open-show/cancel-registration'
import { privateRoute } from '../../http/define-route'
import { cancelOwnRegistration } from '../../services/registrations/registrations'

export const cancelRegistrationRoute = privateRoute(cancelRegistration, async (call) => {
  await cancelOwnRegistration(call, call.input.id)
  return true as const
})
