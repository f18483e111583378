import { getConsents } from '@/contracts/account/get-consents'
import { privateRoute } from '../../http/define-route'
import { consentsOf } from '../../services/accounts/consents'

export const getConsentsRoute = privateRoute(getConsents, ({ db, user }) => consentsOf(db, user.userId))
