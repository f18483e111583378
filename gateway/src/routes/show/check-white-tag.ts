import { checkWhiteTag } from '@/contracts/show/check-white-tag'
import { privateRoute } from '../../http/define-route'
import { mayBuy, refusalOf } from '../../services/tickets/purchase-rights'
import { configured } from '../../shop/configured'
import { translate } from '../../texts/text'

export const checkWhiteTagRoute = privateRoute(checkWhiteTag, async (call) => {
  const { gate } = call.shop.catalogue.show(call.input.showId)
  const isRequested = gate !== null && call.input.tagIds.split(',').includes(gate)
  if (!isRequested || (await mayBuy(call, gate))) return { pass: true }
  return {
    pass: false,
    message: translate(call.locale, refusalOf(gate, call.terminalSrc, configured(call.shop)).words),
  }
})
