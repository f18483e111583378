import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { birthdayOf, isMinor } from '@/domain/minor'
import { normalizedName } from '@/domain/person-name'
import type { PhoneNumber } from '@/domain/phone'
import { Field, type Validator } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { chosen } from '@/form/validators'
import { message } from '@/i18n/message'
import type { App } from '@/services/app'
import { documentFields } from '../shared/documents/document-fields'
import { peopleText } from './text'

/** What of the fields the shop speaks of. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.idNumber, 'idNo'],
  [BUSINESS_ERROR.attendeeKnown, 'idNo'],
] as const)

/** Where most people come from. */
const HOME_COUNTRY = 'CN'

export interface AttendeeWish {
  /** The one that is changed; null for a new one. */
  kept: Attendee | null
  /** Documents to choose from. */
  idTypes: readonly IdType[]
  /** The session asks for the phone of each attendee (USER-036). */
  isPhoneRequired: boolean
}

export type AttendeeApp = Pick<App, 'request' | 'drafts' | 'clock' | 'session'>

/**
 * Adding a person to go to shows, or changing one who is `kept` (USER-031 to USER-037, USER-053). The number of a
 * document is never written to the device and never comes back from the shop: it is typed again with each change. Minors
 * have the phone that the user is logged in with, which the form fills in.
 */
export function attendeeForm(app: AttendeeApp, { kept, idTypes, isPhoneRequired }: AttendeeWish) {
  const { request, drafts, clock, session } = app
  const { idType, name, idNo } = documentFields(clock, {
    idType: kept?.idType ?? idTypes[0] ?? null,
    ...(kept && { name: kept.name }),
  })
  const country = new Field<string | null>(kept?.countryCode ?? HOME_COUNTRY, { validators: [chosen] })
  const isUnderAge = () => isMinor(birthdayOf(idType.value ?? 'OTHER', idNo.value), clock.now())
  const ownPhone = (): PhoneNumber | null => {
    const { cellphone, countryCode } = session.user ?? {}
    return cellphone && countryCode ? { cellphone, countryCode } : null
  }
  const phone = phoneField({
    isRequired: () => isPhoneRequired || isUnderAge(),
    validators: [ofMinor(isUnderAge, ownPhone)],
    ...(kept?.cellphone && { initial: { cellphone: kept.cellphone, countryCode: kept.cellphoneCountryCode ?? '86' } }),
  })
  const isSelf = new Field(kept?.isSelf ?? false)
  const fillIn = () => {
    const own = ownPhone()
    if (own && isUnderAge()) phone.set(own)
  }
  idNo.onChange(fillIn)
  idType.onChange(fillIn)
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
          ...(values.phone.cellphone && {
            cellphone: values.phone.cellphone,
            cellphoneCountryCode: values.phone.countryCode,
          }),
          isSelf: values.isSelf,
        }),
    },
  )
}

/** A minor is reached by the user who answers for them (USER-037). */
function ofMinor(isUnderAge: () => boolean, ownPhone: () => PhoneNumber | null): Validator<PhoneNumber> {
  return ({ cellphone, countryCode }) => {
    if (!isUnderAge()) return null
    const own = ownPhone()
    if (own === null) return message(peopleText, 'attendee.phone.bind')
    const isOwn = cellphone === own.cellphone && countryCode === own.countryCode
    return isOwn ? null : message(peopleText, 'attendee.phone.minor')
  }
}
