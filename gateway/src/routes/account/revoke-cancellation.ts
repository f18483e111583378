import { revokeCancellation as revokeCancellationCall } from '@/contracts/account/revoke-cancellation'
import { privateRoute } from '../../http/define-route'
import { revokeCancellation } from '../../services/cancellations/cancel-account'

export const revokeCancellationRoute = privateRoute(
  revokeCancellationCall,
  async (call) => {
    await revokeCancellation(call)
    return true as const
  },
  { isForUnbound: true, isForEndingAccount: true },
)
