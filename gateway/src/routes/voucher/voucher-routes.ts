import type { Route } from '../../http/define-route'
import { bindTicketsRoute } from './bind-tickets'
import { getForgottenIdCodeRoute } from './get-forgotten-id-code'
import { getOrderVoucherCreatedRoute } from './get-order-voucher-created'
import { getRealNamesRoute } from './get-real-names'
import { getTicketCodeRoute } from './get-ticket-code'
import { getVoucherRoute } from './get-voucher'
import { listPastVouchersRoute } from './list-past-vouchers'
import { listSiteVouchersRoute } from './list-site-vouchers'
import { listVoucherSitesRoute } from './list-voucher-sites'
import { listVouchersRoute } from './list-vouchers'
import { nameByIdCardRoute } from './name-by-id-card'
import { previewBindRoute } from './preview-bind'
import { setRealNamesRoute } from './set-real-names'

export const voucherRoutes: readonly Route[] = [
  bindTicketsRoute,
  getForgottenIdCodeRoute,
  getOrderVoucherCreatedRoute,
  getRealNamesRoute,
  getTicketCodeRoute,
  getVoucherRoute,
  listPastVouchersRoute,
  listSiteVouchersRoute,
  listVoucherSitesRoute,
  listVouchersRoute,
  nameByIdCardRoute,
  previewBindRoute,
  setRealNamesRoute,
]
