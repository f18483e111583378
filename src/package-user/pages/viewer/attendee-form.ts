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

/** Where most people come from. */
const HOME_COUNTRY = 'CN'

/**
 * Adding a person to go to shows, or changing one who is `kept` (USER-031 to USER-035, USER-053). The number of a
 * document is never written to the device and never comes back from the shop: it is typed again with each change.
 */
export function attendeeForm(
  { request, drafts, clock }: Pick<App, 'request' | 'drafts' | 'clock'>,
  idTypes: readonly IdType[],
  kept: Attendee | null,
) {
  const idType = new Field<IdType | null>(kept?.idType ?? idTypes[0] ?? null, { validators: [chosen] })
  const country = new Field<string | null>(kept?.countryCode ?? HOME_COUNTRY, { validators: [chosen] })
  const name = textField({ validators: [required] }, kept?.name)
  const idNo = textField({
    keeping: 'memory',
    normalize: (typed: string) => typed.toUpperCase(),
    validators: [required, idNumber(() => idType.value ?? 'OTHER', clock)],
  })
  return new Form(
    { country, idType, name, idNo },
    {
      serverErrors: FIELD_ERRORS,
      draft: kept ? drafts.of(`attendee ${kept.id}`) : drafts.of('new-attendee', { isCheckout: true }),
      submit: (values): Promise<Attendee> =>
        request(createAttendee, {
          ...(kept && { id: kept.id }),
          name: values.name.trim(),
          countryCode: values.country ?? '',
          idType: values.idType ?? 'OTHER',
          idNo: values.idNo.trim(),
        }),
    },
  )
}
