import { listServiceNotes } from '@/contracts/show/list-service-notes'
import { publicRoute } from '../../http/define-route'
import { presentServiceNotes } from '../../presenters/service-notes'

export const listServiceNotesRoute = publicRoute(
  listServiceNotes,
  ({ input, locale, shop: { catalogue } }) => presentServiceNotes(catalogue.show(input.showId), locale),
  { isShared: true },
)
