import { cancelTransfer as cancelTransferCall } from '@/contracts/transfer/cancel-transfer'
import { privateRoute } from '../../http/define-route'
import { cancelTransfer } from '../../services/transfers/end-transfers'

export const cancelTransferRoute = privateRoute(cancelTransferCall, async (call) => {
  await cancelTransfer(call, call.input.id)
  return true as const
})
