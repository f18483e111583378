import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { publicRoute } from '../../http/define-route'
import { presentOpenShow } from '../../presenters/open-show'
import { presentRegistration } from '../../presenters/registration'
import { openShowById, takenPlaces } from '../../services/registrations/open-show-places'
import { latestRegistration } from '../../services/registrations/registrations'

export const getOpenShowRoute = publicRoute(getOpenShow, async (call) => {
  const { input, locale, origin, clock, db, user } = call
  const { catalogue } = call.shop
  const show = openShowById(catalogue, input.openShowId)
  const viewer = { locale, origin, now: clock.now() }
  const mine = user ? await latestRegistration(db, user.userId, show.openShowId) : undefined
  return {
    ...presentOpenShow(catalogue, show, viewer, await takenPlaces(db, [show])),
    ...(mine && { mine: presentRegistration(catalogue, mine, viewer) }),
  }
})
