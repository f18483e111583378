import { listSiteVouchers } from '@/contracts/voucher/list-site-vouchers'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentVoucherCard } from '../../presenters/voucher'
import { listSiteVouchers as listVouchersOfSite } from '../../services/tickets/site-vouchers'

export const listSiteVouchersRoute = privateRoute(listSiteVouchers, async (call) => {
  const { siteId, offset } = call.input
  return presentRows(await listVouchersOfSite(call, siteId, call.input), offset, (own) => presentVoucherCard(own, call))
})
