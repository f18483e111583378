import type { Route } from '../../http/define-route'
import { createAttendeeRoute } from './create-attendee'
import { listAttendeesRoute } from './list-attendees'
import { removeAttendeeRoute } from './remove-attendee'

export const attendeeRoutes: readonly Route[] = [createAttendeeRoute, listAttendeesRoute, removeAttendeeRoute]
