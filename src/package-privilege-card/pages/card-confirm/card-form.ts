import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Draft } from '@/form/draft'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import type { Clock } from '@/lib/clock'
import { holderFields } from '../../shared/holder/holder-form'
import { privilegeCardText } from '../../text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.idNumber, 'idNo']] as const)

interface CardFormParts<Result> {
  clock: Clock
  draft: Draft
  /** Initial number of pieces. */
  qty: number
  /** True if the card requires its holder. */
  needsHolder(): boolean
  submit(): Promise<Result>
}

/** Fields of a card order, in screen order. */
export function cardForm<Result>({ clock, draft, qty, needsHolder, submit }: CardFormParts<Result>) {
  const { idType, name, idNo } = holderFields(clock, needsHolder)
  const fields = {
    qty: new Field(qty, { keeping: 'nothing' }),
    idType,
    name,
    idNo,
    // The agreement is never restored from a draft.
    hasAgreed: new Field<boolean>(false, {
      keeping: 'nothing',
      validators: [(hasAgreed) => (hasAgreed ? null : message(privilegeCardText, 'cardConfirm.agreeFirst'))],
    }),
  }
  return new Form(fields, { submit, serverErrors: FIELD_ERRORS, draft })
}
