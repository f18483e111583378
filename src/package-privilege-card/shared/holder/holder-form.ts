import { documentFields } from '@/blocks/documents/document-fields'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CardHolderInput } from '@/contracts/privilege/card-holder'
import { normalizedName } from '@/domain/person-name'
import { Form } from '@/form/form'
import type { Clock } from '@/lib/clock'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.idNumber, 'idNo']] as const)

/** Fields of a card holder; empty for cards that need none. */
export function holderFields(clock: Clock, isRequired: () => boolean = () => true) {
  return documentFields(clock, { idType: 'ID_CARD', isRequired })
}

/** Holder as call input. */
export function holderOf({ idType, name, idNo }: ReturnType<typeof holderFields>): CardHolderInput {
  return {
    identityName: normalizedName(name.value),
    identityType: idType.value ?? 'OTHER',
    identityNo: idNo.value.trim(),
  }
}

/** Form of a card holder (CARD-015). */
export function holderForm<Result>(clock: Clock, submit: (holder: CardHolderInput) => Promise<Result>) {
  const fields = holderFields(clock)
  return new Form(fields, { submit: () => submit(holderOf(fields)), serverErrors: FIELD_ERRORS })
}

export type HolderForm<Result> = ReturnType<typeof holderForm<Result>>
