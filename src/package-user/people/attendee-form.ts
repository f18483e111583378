import { documentFields } from '@/blocks/documents/document-fields'
import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import { birthdayOf, isMinor } from '@/domain/minor'
import { normalizedName } from '@/domain/person-name'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { chosen } from '@/form/validators'
import type { App } from '@/services/app'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.idNumber, 'idNo'],
  [BUSINESS_ERROR.attendeeKnown, 'idNo'],
] as const)

/** Most frequent nationality. */
const HOME_COUNTRY = 'CN'

export interface AttendeeWish {
  /** Attendee to change; null for a new one. */
  kept: Attendee | null
  /** Available document types. */
  idTypes: readonly IdType[]
  /** True if the session requires a phone for each attendee (USER-036). */
  isPhoneRequired: boolean
}

export type AttendeeApp = Pick<App, 'request' | 'drafts' | 'clock'>

/**
 * Adds an attendee, or changes the `kept` one (USER-031 to USER-037, USER-053). A document number is never stored on
 * the device or returned by the shop: each change requires it again. Minors have the phone of the logged-in user, which
 * the shop knows and the device does not.
 */
export function attendeeForm(app: AttendeeApp, { kept, idTypes, isPhoneRequired }: AttendeeWish) {
  const { request, drafts, clock } = app
  const { idType, name, idNo } = documentFields(clock, {
    idType: kept?.idType ?? idTypes[0] ?? null,
    ...(kept && { name: kept.name }),
  })
  const country = new Field<string | null>(kept?.countryCode ?? HOME_COUNTRY, { validators: [chosen] })
  const phone = phoneField({
    isRequired: () => isPhoneRequired && !isUnderAge(),
    ...(kept?.cellphone && {
      initial: { cellphone: kept.cellphone, countryCode: kept.cellphoneCountryCode ?? MAINLAND_AREA_CODE },
    }),
  })
  const isUnderAge = () => isMinor(birthdayOf(idType.value ?? 'OTHER', idNo.value), clock.now())
  const isSelf = new Field(kept?.isSelf ?? false)
  return new Form(
    { country, idType, name, idNo, phone, isSelf },
    {
      serverErrors: FIELD_ERRORS,
      draft: kept ? drafts.of(`attendee ${kept.id}`) : drafts.of('new-attendee', { isCheckout: true }),
      submit: (values): Promise<Attendee> =>
        request(createAttendee, {
          ...(kept && { id: kept.id }),
          name: normalizedName(values.name),
          countryCode: values.country ?? '',
          idType: values.idType ?? 'OTHER',
          idNo: values.idNo.trim(),
          ...(values.phone.cellphone &&
            !isUnderAge() && {
              cellphone: values.phone.cellphone,
              cellphoneCountryCode: values.phone.countryCode,
            }),
          isSelf: values.isSelf,
        }),
    },
  )
}
