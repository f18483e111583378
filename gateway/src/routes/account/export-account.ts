import { exportAccount } from '@/contracts/account/export-account'
import { privateRoute } from '../../http/define-route'
import { accountContent } from '../../services/accounts/account-content'

export const exportAccountRoute = privateRoute(
  exportAccount,
  async ({ db, user }) => ({ content: JSON.stringify(await accountContent(db, user.userId), null, 2) }),
  { isCostly: true },
)
