import { checkRight } from '@/contracts/show/check-right'
import { privateRoute } from '../../http/define-route'
import { GATE_WORDS, mayBuy } from '../../services/tickets/purchase-rights'
import { translate } from '../../texts/text'

export const checkRightRoute = privateRoute(checkRight, async (call) => {
  const { gate } = call.shop.catalogue.show(call.input.showId)
  if (gate === null || (await mayBuy(call, gate))) return { hasRight: true }
  const jump = gate === 'MEMBERS' ? { jump: { type: 'PAGE' as const, target: 'member_center' } } : {}
  return { hasRight: false, reason: translate(call.locale, GATE_WORDS[gate]), ...jump }
})
