import { getTransferRules } from '@/contracts/transfer/get-transfer-rules'
import { sharedRoute } from '../../http/define-route'
import { presentTransferRules } from '../../presenters/transfer-guide'

export const getTransferRulesRoute = sharedRoute(getTransferRules, ({ input: { showId }, locale, shop }) =>
  presentTransferRules(showId === undefined ? null : shop.catalogue.show(showId), locale),
)
