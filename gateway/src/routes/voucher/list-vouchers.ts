import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentVoucherCard } from '../../presenters/voucher'
import { listUserVouchers } from '../../services/tickets/list-vouchers'

export const listVouchersRoute = privateRoute(listVouchers, async (call) =>
  presentRows(await listUserVouchers(call, call.input), call.input.offset, (row) => presentVoucherCard(row, call)),
)
