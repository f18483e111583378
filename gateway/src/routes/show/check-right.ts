import { checkRight } from '@/contracts/show/check-right'
import { privateRoute } from '../../http/define-route'
import { mayBuy, refusalOf } from '../../services/tickets/purchase-rights'
import { configured } from '../../shop/configured'
import { translate } from '../../texts/text'

export const checkRightRoute = privateRoute(checkRight, async (call) => {
  const { gate } = call.shop.catalogue.show(call.input.showId)
  if (gate === null || (await mayBuy(call, gate))) return { hasRight: true }
  const { words, target } = refusalOf(gate, call.terminalSrc, configured(call.shop))
  const reason = translate(call.locale, words)
  return { hasRight: false, reason, ...(target && { jump: { type: 'PAGE' as const, target } }) }
})
