import type { Catalogue } from '../../catalogue/catalogue'
import type { CardTemplate } from '../../catalogue/entities/card'
import type { Goods } from '../../catalogue/entities/goods'
import type { Venue } from '../../catalogue/entities/place'
import { foundByHeat } from '../../catalogue/find-shows'
import type { FoundShows } from '../../catalogue/found-shows'
import type { ShowSet } from '../../catalogue/show-sets/show-set'

type Card = Pick<CardTemplate, 'cardType' | 'privilege'>

/** The shows that tickets are sold of now, or soon, and that a card is good for, the hottest first (CARD-003). */
export function showsForCard(catalogue: Catalogue, card: Card, now: number): FoundShows {
  return foundByHeat(catalogue.index, [coveredShows(catalogue, card, now)])
}

/** Venues of those shows. */
export function venuesForCard(catalogue: Catalogue, card: Card, now: number): Venue[] {
  const shows = coveredShows(catalogue, card, now)
  return catalogue.content.venues.filter(({ venueId }) =>
    catalogue.index.atVenue(venueId).some((place) => shows.has(place)),
  )
}

/** Goods that a card pays for: its money pays for any, privileges are for shows. */
export function goodsForCard({ content }: Catalogue, { cardType }: Card): readonly Goods[] {
  return cardType === 'CASH' ? content.offers.goods : []
}

/** True if a card is usable in a city; cards without ticket privileges are usable everywhere. */
export function isOfUseIn(catalogue: Catalogue, card: Card, { cityId, now }: { cityId: string; now: number }): boolean {
  if (card.cardType === 'CASH' || !card.privilege) return true
  return coveredShows(catalogue, card, now).and(catalogue.index.inCity(cityId)).count > 0
}

function coveredShows({ index, content }: Catalogue, { cardType, privilege }: Card, now: number): ShowSet {
  const open = index.open(now)
  if (cardType === 'CASH') return open
  if (!privilege) return index.setOf([])
  const { category, venueKind } = privilege
  const ofCategory = category === null ? open : open.and(index.ofCategory(category))
  if (venueKind === null) return ofCategory
  const venues = content.venues.filter(({ kind }) => kind === venueKind)
  return ofCategory.and(index.setOf(venues.flatMap(({ venueId }) => index.atVenue(venueId))))
}
