import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { chosen, idNumber, required } from '@/form/validators'
import type { App } from '@/services/app'

/** What of the fields the shop speaks of. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.idNumber, 'idNo'],
  [BUSINESS_ERROR.attendeeKnown, 'idNo'],
] as const)

/** Adding a person to go to shows (USER-031 to USER-034). The number of a document is never written to the device. */
export function attendeeForm(
  { request, drafts, clock }: Pick<App, 'request' | 'drafts' | 'clock'>,
  idTypes: readonly IdType[],
) {
  const idType = new Field<IdType | null>(idTypes[0] ?? null, { validators: [chosen] })
  const name = textField({ validators: [required] })
  const idNo = textField({
    keeping: 'memory',
    normalize: (typed: string) => typed.toUpperCase(),
    validators: [required, idNumber(() => idType.value ?? 'OTHER', clock)],
  })
  return new Form(
    { idType, name, idNo },
    {
      serverErrors: FIELD_ERRORS,
      draft: drafts.of('new-attendee', { isCheckout: true }),
      submit: (values): Promise<Attendee> =>
        request(createAttendee, {
          name: values.name.trim(),
          countryCode: 'CN',
          idType: values.idType ?? 'OTHER',
          idNo: values.idNo.trim(),
        }),
    },
  )
}
