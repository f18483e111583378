import { documentFields } from '@/blocks/documents/document-fields'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CardHolderInput } from '@/contracts/privilege/card-holder'
import { normalizedName } from '@/domain/person-name'
import { Form } from '@/form/form'
import type { Clock } from '@/lib/clock'

/** What of the fields the shop speaks of. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.idNumber, 'idNo']] as const)

/** Fields of the person who holds a card; they stay empty for cards that ask for nobody. */
export function holderFields(clock: Clock, isRequired: () => boolean = () => true) {
  return documentFields(clock, { idType: 'ID_CARD', isRequired })
}

/** The same as it is sent to the shop. */
export function holderOf({ idType, name, idNo }: ReturnType<typeof holderFields>): CardHolderInput {
  return {
    identityName: normalizedName(name.value),
    identityType: idType.value ?? 'OTHER',
    identityNo: idNo.value.trim(),
  }
}

/** Telling who holds a card (CARD-015). */
export function holderForm<Result>(clock: Clock, submit: (holder: CardHolderInput) => Promise<Result>) {
  const fields = holderFields(clock)
  return new Form(fields, { submit: () => submit(holderOf(fields)), serverErrors: FIELD_ERRORS })
}

export type HolderForm<Result> = ReturnType<typeof holderForm<Result>>
