import { dismissLevelUpgrade } from '@/contracts/member/dismiss-level-upgrade'
import { privateRoute } from '../../http/define-route'
import { closePopup, dueUpgrade } from '../../services/memberships/member-popups'
import { userLevel } from '../../services/memberships/user-level'

export const dismissLevelUpgradeRoute = privateRoute(dismissLevelUpgrade, async (call) => {
  const due = await dueUpgrade(call, await userLevel(call))
  return due !== null && closePopup(call, due)
})
