import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Draft } from '@/form/draft'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import type { Clock } from '@/lib/clock'
import { holderFields } from '../../shared/holder/holder-form'
import { privilegeCardText } from '../../text'

/** What of the fields the shop speaks of. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.idNumber, 'idNo']] as const)

interface CardFormParts<Result> {
  clock: Clock
  draft: Draft
  /** Pieces to begin with. */
  qty: number
  /** Whether the card asks who holds it. */
  needsHolder(): boolean
  submit(): Promise<Result>
}

/** What a buyer of a card fills in, in the order of the screen. */
export function cardForm<Result>({ clock, draft, qty, needsHolder, submit }: CardFormParts<Result>) {
  const { idType, name, idNo } = holderFields(clock, needsHolder)
  const fields = {
    qty: new Field(qty, { keeping: 'nothing' }),
    idType,
    name,
    idNo,
    // Agreeing is done again each time.
    hasAgreed: new Field<boolean>(false, {
      keeping: 'nothing',
      validators: [(hasAgreed) => (hasAgreed ? null : message(privilegeCardText, 'cardConfirm.agreeFirst'))],
    }),
  }
  return new Form(fields, { submit, serverErrors: FIELD_ERRORS, draft })
}
