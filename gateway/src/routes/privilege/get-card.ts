import { type GetCardInput, getCard } from '@/contracts/privilege/get-card'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { notFound } from '../../business-error'
import type { PublicCall } from '../../call'
import { publicRoute } from '../../http/define-route'
import { presentOwnCard } from '../../presenters/own-card'
import { presentPrivilegeCardDetail } from '../../presenters/privilege-card'
import { cardOnOffer, ownCard } from '../../services/cards/cards'
import { unitsLeft } from '../../services/inventory/inventory'

export const getCardRoute = publicRoute(getCard, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const card = cardOnOffer(shop.catalogue, input.cardId)
  const instance = await instanceOf(call)
  const left = await unitsLeft(call, card.cardId)
  return presentPrivilegeCardDetail(card, { left, instance }, { locale, origin, now: clock.now() })
})

/** The card of the user that was named; null for a visitor, who sees what is offered. */
async function instanceOf(call: PublicCall<GetCardInput>): Promise<OwnCard | null> {
  const { cardId, userCardInstanceId: id } = call.input
  if (id === undefined || call.user === null) return null
  const own = await ownCard(call.db, call.user.userId, id)
  if (own.cardId !== cardId) throw notFound()
  return presentOwnCard(own, call)
}
