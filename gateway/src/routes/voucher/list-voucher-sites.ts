import { listVoucherSites } from '@/contracts/voucher/list-voucher-sites'
import { privateRoute } from '../../http/define-route'
import { voucherSites } from '../../services/tickets/site-vouchers'

export const listVoucherSitesRoute = privateRoute(listVoucherSites, async (call) =>
  (await voucherSites(call)).map(({ site, voucherIds }) => ({
    siteId: site.siteId,
    siteName: site.name[call.locale],
    count: voucherIds.length,
  })),
)
