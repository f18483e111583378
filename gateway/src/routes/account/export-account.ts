import { exportAccount } from '@/contracts/account/export-account'
import { privateRoute } from '../../http/define-route'
import { accountContent } from '../../services/accounts/export-account'

export const exportAccountRoute = privateRoute(
  exportAccount,
  async (call) => ({ content: JSON.stringify(await accountContent(call), null, 2) }),
  { isCostly: true },
)
