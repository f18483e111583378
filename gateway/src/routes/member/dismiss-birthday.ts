import { dismissBirthday } from '@/contracts/member/dismiss-birthday'
import { privateRoute } from '../../http/define-route'
import { closePopup, dueBirthday } from '../../services/memberships/member-popups'

export const dismissBirthdayRoute = privateRoute(dismissBirthday, async (call) => {
  const due = await dueBirthday(call)
  return due !== null && closePopup(call, due)
})
