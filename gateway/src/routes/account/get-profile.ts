import { getProfile } from '@/contracts/account/get-profile'
import { privateRoute } from '../../http/define-route'
import { presentProfile } from '../../presenters/profile'
import { currentUser } from '../../services/accounts/users'
import { hasPassword } from '../../services/emails/email-accounts'

export const getProfileRoute = privateRoute(getProfile, async (call) =>
  presentProfile(await currentUser(call), call, await hasPassword(call)),
)
