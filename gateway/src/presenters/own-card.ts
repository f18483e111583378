import type { OwnCard } from '@/contracts/privilege/own-card'
import { maskedIdNumber } from '@/domain/identity-document'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { UserCall } from '../call'
import { priceModeOf } from '../services/cards/card-points'
import { cardNow } from '../services/cards/card-privileges'
import { type CardRow, isAnnual } from '../services/cards/cards'
import { ledgerBalance } from '../services/ledgers/ledgers'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'

/** A card of the user (CARD-005…009, CARD-014). */
export async function presentOwnCard(
  card: CardRow,
  { db, locale, clock, origin, shop }: Pick<UserCall, 'db' | 'locale' | 'clock' | 'origin' | 'shop'>,
): Promise<OwnCard> {
  const now = clock.now()
  const { state, redeemedTimes } = await cardNow({ db, clock }, card)
  const terms = card.snapshot.card
  const kind = shop.catalogue.content.offers.cards.find(({ cardId }) => cardId === card.cardId)
  const isCash = terms?.cardType === 'CASH'
  const { balance } = await ledgerBalance(db, { ledger: 'CASH_CARD', ownerId: card.id }, now)
  return {
    userCardInstanceId: card.id,
    cardId: card.cardId,
    cardName: card.snapshot.title[locale],
    cardUrl: kind ? pictureUrls(origin).scene(kind.picture) : '',
    cardType: terms?.cardType ?? 'RIGHTS',
    ...(state !== 'ACTIVE' && { cardStatus: state }),
    enabled: card.isEnabled,
    isHistory: state !== 'ACTIVE' && state !== 'REFUNDING',
    isAnnualCard: isAnnual({ validDays: terms?.validDays ?? 0 }),
    promotionDesc: card.snapshot.option[locale],
    needIdentity: terms?.needIdentity ?? false,
    expirationTime: card.expiresAt,
    cardPrice: centsToYuan((isCash ? terms.faceCents : kind?.priceCent) ?? 0),
    ...(isCash && { balance: priceInfoFromCents(balance) }),
    priceMode: kind ? priceModeOf(kind) : 'CASH',
    pointPrice: terms?.pointPrice ?? 0,
    convertibleTimes: terms?.convertibleTimes ?? 0,
    redeemedTimes,
    ...holderOf(card),
    ...seatOf(card, { locale, shop }),
  }
}

/** Seat of a card that includes one (CARD-005, CARD-015). */
function seatOf(
  { snapshot, seatNo }: CardRow,
  { locale, shop: { catalogue } }: Pick<UserCall, 'locale' | 'shop'>,
): Partial<OwnCard> {
  const seats = snapshot.card?.seats
  if (!seats || seatNo === null) return {}
  const venue = catalogue.venue(seats.venueId)
  const row = Math.ceil(seatNo / seats.perRow)
  const seatDesc = translate(locale, 'card.seat', { row, no: seatNo - (row - 1) * seats.perRow })
  return { venueName: venue.name[locale], cityName: catalogue.siteOf(venue).name[locale], seatInfos: [{ seatDesc }] }
}

/** Holder who activated a card. */
function holderOf({ identityName, idType, idNo }: CardRow): Partial<OwnCard> {
  return {
    ...(identityName && { identityName }),
    ...(idType && { identityType: idType }),
    ...(idNo && { identityNo: maskedIdNumber(idNo) }),
  }
}
