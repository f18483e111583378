import { getProfile } from '@/contracts/account/get-profile'
import { privateRoute } from '../../handle'
import { ownRow } from '../../rules/own-row'
import { profileView } from '../../rules/profile-view'

export const getProfileRoute = privateRoute(getProfile, async (call) => profileView(await ownRow(call), call))
