import { listPastVouchers } from '@/contracts/voucher/list-past-vouchers'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentWalletItem } from '../../presenters/wallet-item'
import { listPastWallet } from '../../services/tickets/wallet-items'

export const listPastVouchersRoute = privateRoute(listPastVouchers, async (call) => {
  const past = await listPastWallet(call, call.input)
  return { ...presentRows(past, call.input.offset, (item) => presentWalletItem(item, call)), years: past.years }
})
