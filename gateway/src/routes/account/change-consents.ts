import { changeConsents } from '@/contracts/account/change-consents'
import { privateRoute } from '../../http/define-route'
import { consentsOf, keepConsents } from '../../services/accounts/consents'

export const changeConsentsRoute = privateRoute(changeConsents, async ({ db, user }, consents) => {
  await keepConsents(db, user.userId, consents)
  return consentsOf(db, user.userId)
})
