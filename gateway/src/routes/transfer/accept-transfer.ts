import { acceptTransfer as acceptTransferCall } from '@/contracts/transfer/accept-transfer'
import { privateRoute } from '../../http/define-route'
import { acceptTransfer } from '../../services/transfers/accept-transfer'

export const acceptTransferRoute = privateRoute(acceptTransferCall, async (call) => ({
  result: 'ACCEPTED' as const,
  voucherIds: [await acceptTransfer(call)],
}))
