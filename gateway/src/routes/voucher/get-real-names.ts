import { getRealNames } from '@/contracts/voucher/get-real-names'
import { privateRoute } from '../../http/define-route'
import { presentRealNames } from '../../presenters/real-names'
import { findUserVoucher } from '../../services/tickets/vouchers'

export const getRealNamesRoute = privateRoute(getRealNames, async (call) =>
  presentRealNames(await findUserVoucher(call, call.input.id), call),
)
