import { createAttendee } from '@/contracts/attendee/create-attendee'
import { privateRoute } from '../../http/define-route'
import { presentAttendee } from '../../presenters/attendee'
import { addAttendee, updateAttendee } from '../../services/people/attendees'

export const createAttendeeRoute = privateRoute(createAttendee, async (call) => {
  const { id, ...person } = call.input
  const row = id === undefined ? await addAttendee(call, person) : await updateAttendee(call, id, person)
  return presentAttendee(row, call, null)
})
