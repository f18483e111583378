import { changeConsents } from '@/contracts/account/change-consents'
import { privateRoute } from '../../http/define-route'
import { consentsOf, keepConsents } from '../../services/accounts/consents'

export const changeConsentsRoute = privateRoute(changeConsents, async ({ db, user, input }) => {
  await keepConsents(db, user.userId, input)
  return consentsOf(db, user.userId)
})
