import { getProfile } from '@/contracts/account/get-profile'
import { privateRoute } from '../../http/define-route'
import { presentProfile } from '../../presenters/profile'
import { currentUser } from '../../services/accounts/users'

export const getProfileRoute = privateRoute(getProfile, async (call) => presentProfile(await currentUser(call), call))
