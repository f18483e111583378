import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CardHolderInput } from '@/contracts/privilege/card-holder'
import { isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { BusinessError } from '../../business-error'
import type { CardHolder } from '../../database/schema/snapshots'
import { shownText } from '../shown-text'

/** Validates the holder of a card; refuses missing or wrong fields (contract A-CARD-3). */
export function checkedHolder(
  { identityName = '', identityType, identityNo = '' }: CardHolderInput,
  now: number,
): CardHolder {
  const name = shownText(identityName)
  const idNo = normalizedIdNumber(identityNo)
  if (name === '' || identityType === undefined || !isValidIdNumber(identityType, idNo, now)) {
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'card.identity', { mode: 1 })
  }
  return { identityName: name, idType: identityType, idNo }
}

/** The same of an order of cards: undefined if no holder is required, or activation comes later. */
export function orderedHolder(
  { needIdentity }: { needIdentity: boolean },
  holder: CardHolderInput,
  now: number,
): CardHolder | undefined {
  const isGiven = [holder.identityName, holder.identityType, holder.identityNo].some((part) => part !== undefined)
  return needIdentity && isGiven ? checkedHolder(holder, now) : undefined
}
