import { nameByIdCard } from '@/contracts/voucher/name-by-id-card'
import { privateRoute } from '../../http/define-route'
import { nameByDocument } from '../../services/real-names/name-by-document'

/** Costly, since its answer says whether a document goes with a name. */
export const nameByIdCardRoute = privateRoute(
  nameByIdCard,
  async (call) => ({ pass: await nameByDocument(call, call.input) }),
  { isCostly: true },
)
