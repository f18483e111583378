import { cancelAccount as cancelAccountCall } from '@/contracts/account/cancel-account'
import { privateRoute } from '../../http/define-route'
import { cancelAccount } from '../../services/cancellations/cancel-account'

export const cancelAccountRoute = privateRoute(
  cancelAccountCall,
  async (call) => {
    await cancelAccount(call, call.input)
    return true as const
  },
  { isCostly: true },
)
