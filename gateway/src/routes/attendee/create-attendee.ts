import { createAttendee } from '@/contracts/attendee/create-attendee'
import { privateRoute } from '../../http/define-route'
import { presentAttendee } from '../../presenters/attendee'
import { addAttendee, completePerson, updateAttendee } from '../../services/people/attendees'
import { nameTickets } from '../../services/rebooks/name-tickets'

export const createAttendeeRoute = privateRoute(createAttendee, async (call) => {
  const { id, rebookTicketItems, ...typed } = call.input
  if (rebookTicketItems) return presentAttendee(await nameTickets(call, rebookTicketItems), call, null)
  const person = completePerson(typed)
  const row = id === undefined ? await addAttendee(call, person) : await updateAttendee(call, id, person)
  return presentAttendee(row, call, null)
})
