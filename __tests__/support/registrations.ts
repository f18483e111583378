import { registerAtEntrance } from '@/contracts/entrance/register-at-entrance'
import { newId } from '../../gateway/src/random'
import { visitWish } from './other-users/applications'
import { registeredForMic } from './registered-guests'
import { theGateway } from './render-page'
import { newBuyer } from './screen-orders'

/** Options of a page of a user who has registered for the open mic. */
export async function asGuest(verdict?: string) {
  const signedInAs = newBuyer()
  const shop = await theGateway()
  const id = await registeredForMic(shop, await shop.signIn(signedInAs), verdict)
  return { signedInAs, id }
}

/** Options of a page of a user who has registered at the entrance. */
export async function asVisitor() {
  const signedInAs = newBuyer()
  const shop = await theGateway()
  const wish = visitWish()
  const as = await shop.signIn(signedInAs)
  const { data } = await shop.call(registerAtEntrance, wish, { as, headers: { 'idempotency-key': newId() } })
  return { signedInAs, params: { id: wish.id }, registrationId: data?.registrationId ?? '' }
}
