import { prepareTransfer } from '@/contracts/transfer/prepare-transfer'
import { privateRoute } from '../../http/define-route'
import { presentTransferPrepare } from '../../presenters/transfer'
import { findUserVoucher } from '../../services/tickets/vouchers'

export const prepareTransferRoute = privateRoute(prepareTransfer, async (call) =>
  presentTransferPrepare(await findUserVoucher(call, call.input.voucherId), call),
)
