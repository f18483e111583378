import type { OwnCard } from '@/contracts/privilege/own-card'
import { maskedIdNumber } from '@/domain/identity-document'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { UserCall } from '../call'
import { type CardRow, cardState } from '../services/cards/cards'
import { ledgerBalance } from '../services/ledgers/ledgers'

/** A card of the user (CARD-005…009, CARD-014). */
export async function presentOwnCard(
  card: CardRow,
  { db, locale, clock }: Pick<UserCall, 'db' | 'locale' | 'clock'>,
): Promise<OwnCard> {
  const now = clock.now()
  const state = cardState(card, now)
  const terms = card.snapshot.card
  const isCash = terms?.cardType === 'CASH'
  const { balance } = await ledgerBalance(db, { ledger: 'CASH_CARD', ownerId: card.id }, now)
  return {
    userCardInstanceId: card.id,
    cardId: card.cardId,
    cardName: card.snapshot.title[locale],
    cardType: terms?.cardType ?? 'RIGHTS',
    ...(state !== 'ACTIVE' && { cardStatus: state }),
    enabled: card.isEnabled,
    needIdentity: terms?.needIdentity ?? false,
    expirationTime: card.expiresAt,
    cardPrice: centsToYuan(terms?.faceCents ?? 0),
    ...(isCash && { balance: priceInfoFromCents(balance) }),
    pointPrice: terms?.pointPrice ?? 0,
    convertibleTimes: terms?.convertibleTimes ?? 0,
    redeemedTimes: card.redeemedTimes,
    ...(card.identityName && { identityName: card.identityName }),
    ...(card.idNo && { identityNo: maskedIdNumber(card.idNo) }),
  }
}
