import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import { type PhoneNumber, phoneError, phoneInText } from '@/domain/phone'
import { commonText } from '@/i18n/common-text'
import { message } from '@/i18n/message'
import { Field } from './field'

interface PhoneFieldOptions {
  /** Initial value; the mainland and no number by default. */
  initial?: PhoneNumber
  /** True if it has to be filled in; true by default. */
  isRequired?(): boolean
  /** Area codes that are taken; empty: all of them. */
  supportedAreas?(): readonly string[]
}

/** Fills in the account's own number as the shop returns it; a number of the user stays. */
export function fillPhone(field: Field<PhoneNumber>, own: PhoneNumber): void {
  if (field.value.cellphone === '') field.reset(own)
}

/** A phone number with its area code, by the rules of `domain/phone` (LOGIN-028 to LOGIN-030). */
export function phoneField(options: PhoneFieldOptions = {}): Field<PhoneNumber> {
  const { initial, isRequired = () => true, supportedAreas = () => [] } = options
  return new Field<PhoneNumber>(initial ?? { countryCode: MAINLAND_AREA_CODE, cellphone: '' }, {
    normalize: (typed) => phoneInText(typed, supportedAreas()),
    isEmpty: ({ cellphone }) => cellphone === '',
    validators: [
      ({ countryCode, cellphone }) => {
        if (cellphone === '') return isRequired() ? message(commonText, 'form.required') : null
        const error = phoneError(cellphone, countryCode, supportedAreas())
        return error && message(commonText, error === 'region' ? 'form.phoneRegion' : 'form.phone')
      },
    ],
  })
}
