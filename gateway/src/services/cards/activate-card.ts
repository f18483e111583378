import { and, eq } from 'drizzle-orm'
import type { IdType } from '@/contracts/attendee/attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import { inTransaction } from '../../database/in-transaction'
import { cards } from '../../database/schema/benefits'
import { post } from '../ledgers/ledgers'
import { cardState, ownCard } from './cards'

/** Who holds a card. */
export interface CardHolder {
  identityName?: string
  identityType?: IdType
  identityNo?: string
}

/**
 * Activates a card of the user: its time begins, and the money of a cash card can be spent. Once more is fine and changes
 * nothing. Refused when it asks for a holder who is not told, or is over (contract A-CARD-3).
 */
export async function activateCard(
  call: Pick<UserCall, 'db' | 'user' | 'clock'>,
  cardId: string,
  holder: CardHolder,
): Promise<void> {
  const { db, user, clock } = call
  const card = await ownCard(db, user.userId, cardId)
  if (card.isEnabled) return
  const at = clock.now()
  if (cardState(card, at) !== 'ACTIVE') throw new BusinessError(BUSINESS_ERROR.cardUnusable, 'card.over', { mode: 1 })
  const terms = card.snapshot.card
  const columns = terms?.needIdentity ? holderColumns(holder, at) : {}
  await inTransaction(db, async (tx) => {
    const cents = terms?.faceCents ?? 0
    await post(tx, [{ ledger: 'CASH_CARD', ownerId: cardId, amount: cents, cause: 'ISSUE', causeId: cardId, at }])
    await tx
      .update(cards)
      .set({ ...columns, isEnabled: true, expiresAt: at + (terms?.validDays ?? 0) * DAY_MS })
      .where(and(eq(cards.id, cardId), eq(cards.isEnabled, false)))
  })
}

function holderColumns({ identityName = '', identityType, identityNo = '' }: CardHolder, now: number) {
  const name = identityName.trim()
  const idNo = normalizedIdNumber(identityNo)
  if (name === '' || identityType === undefined || !isValidIdNumber(identityType, idNo, now)) {
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'card.identity', { mode: 1 })
  }
  return { identityName: name, idType: identityType, idNo }
}
