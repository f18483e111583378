import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentWalletItem } from '../../presenters/wallet-item'
import { listWallet } from '../../services/tickets/wallet-items'

export const listVouchersRoute = privateRoute(listVouchers, async (call) =>
  presentRows(await listWallet(call, call.input), call.input.offset, (item) => presentWalletItem(item, call)),
)
