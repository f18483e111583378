import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Draft } from '@/form/draft'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { message } from '@/i18n/message'
import { reserveText } from '../../text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.attendeeRules, 'visitorIds'],
  [BUSINESS_ERROR.phoneFormat, 'contact'],
] as const)

interface ReserveFormParts<Result> {
  draft: Draft
  /** Number of named and required visitors. */
  visitors(): { chosen: number; required: number }
  submit(): Promise<Result>
}

/** Fields of a reservation, in screen order. */
export function reserveForm<Result>({ draft, visitors, submit }: ReserveFormParts<Result>) {
  const fields = {
    qty: new Field(1),
    visitorIds: new Field<readonly string[]>([], {
      validators: [
        () => {
          const { chosen, required: count } = visitors()
          return chosen === count ? null : message(reserveText, 'reserveOrder.visitorsMissing', { count })
        },
      ],
    }),
    contact: phoneField(),
  }
  return new Form(fields, { submit, serverErrors: FIELD_ERRORS, draft })
}
