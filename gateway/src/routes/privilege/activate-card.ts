import { activateCard as activateCardCall } from '@/contracts/privilege/activate-card'
import { privateRoute } from '../../http/define-route'
import { activateCard } from '../../services/cards/activate-card'

export const activateCardRoute = privateRoute(activateCardCall, async (call) => {
  const { userCardInstanceId, ...holder } = call.input
  await activateCard(call, userCardInstanceId, holder)
  return true as const
})
