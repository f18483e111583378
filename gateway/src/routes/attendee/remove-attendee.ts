import { removeAttendee as removeAttendeeCall } from '@/contracts/attendee/remove-attendee'
import { privateRoute } from '../../http/define-route'
import { removeAttendee } from '../../services/people/attendees'

export const removeAttendeeRoute = privateRoute(removeAttendeeCall, async (call) => {
  await removeAttendee(call, call.input.id)
  return true as const
})
