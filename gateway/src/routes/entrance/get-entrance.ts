import { getEntrance } from '@/contracts/entrance/get-entrance'
import { publicRoute } from '../../http/define-route'
import { presentEntrance } from '../../presenters/registration'
import { entranceById, entranceRegistrationOf } from '../../services/registrations/entrances'

export const getEntranceRoute = publicRoute(getEntrance, async ({ input, locale, origin, clock, db, user, shop }) => {
  const entrance = entranceById(shop.catalogue, input.id)
  const mine = user ? await entranceRegistrationOf(db, user.userId, entrance.entranceId) : undefined
  return presentEntrance(shop.catalogue, entrance, mine, { locale, origin, now: clock.now() })
})
