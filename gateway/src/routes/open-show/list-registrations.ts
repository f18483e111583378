import { listRegistrations } from '@/contracts/open-show/list-registrations'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentRegistration } from '../../presenters/registration'
import { listOwnRegistrations } from '../../services/registrations/registrations'

export const listRegistrationsRoute = privateRoute(listRegistrations, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const viewer = { locale, origin, now: clock.now() }
  const found = await listOwnRegistrations(call, input)
  return presentRows(found, input.offset, (row) => presentRegistration(shop.catalogue, row, viewer))
})
