import { registerForOpenShow } from '@/contracts/open-show/register-for-open-show'
import { privateRoute } from '../../http/define-route'
import { lockUser } from '../../services/accounts/lock-user'
import { register } from '../../services/registrations/register'

export const registerForOpenShowRoute = privateRoute(registerForOpenShow, async (call) => {
  await lockUser(call)
  const { id, state } = await register(call)
  return { registrationId: id, state }
})
