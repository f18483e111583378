import { listServiceNotes } from '@/contracts/show/list-service-notes'
import { sharedRoute } from '../../http/define-route'
import { presentServiceNotes } from '../../presenters/service-notes'

export const listServiceNotesRoute = sharedRoute(listServiceNotes, ({ input, locale, clock, shop: { catalogue } }) =>
  presentServiceNotes(catalogue.show(input.showId), { locale, now: clock.now() }),
)
