import { allowMessages } from '@/contracts/message/allow-messages'
import { privateRoute } from '../../http/define-route'
import { allowMessage, MESSAGE_SCENES, templateOf } from '../../services/messages/messages'
import { notifyLastOrder } from '../../services/orders/order-messages'

export const allowMessagesRoute = privateRoute(allowMessages, async (call) => {
  const { input, user } = call
  const scenes = MESSAGE_SCENES.filter((scene) => input.templateIds.includes(templateOf(call, scene) ?? ''))
  for (const scene of scenes) await allowMessage(call, input.openId, scene)
  // A user who allows it after paying receives a message of the order just paid.
  if (scenes.includes('ORDER_PAID')) await notifyLastOrder(call, user.userId)
  return true as const
})
