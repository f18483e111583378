import { registerAtEntrance } from '@/contracts/entrance/register-at-entrance'
import { privateRoute } from '../../http/define-route'
import { registerVisitor } from '../../services/registrations/entrances'

export const registerAtEntranceRoute = privateRoute(registerAtEntrance, async (call) => {
  const { id, entryCode } = await registerVisitor(call)
  return { registrationId: id, entryCode }
})
