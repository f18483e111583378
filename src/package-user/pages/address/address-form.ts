import { createAddress } from '@/contracts/address/create-address'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { minAddressLength } from '@/domain/address-rules'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { chosen, minLength, required } from '@/form/validators'
import type { App } from '@/services/app'

/** What of the fields the shop speaks of. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.phoneFormat, 'phone']] as const)

/** Adding an address (USER-026 to USER-030, USER-055). Answers its id. */
export function addressForm({ request, drafts, locale }: Pick<App, 'request' | 'drafts' | 'locale'>) {
  const receiver = textField({ validators: [required] })
  const phone = phoneField()
  const [provinceId, cityId, districtId] = [regionField(), regionField(), regionField()]
  const detail = textField({
    validators: [required, (value) => minLength(minAddressLength(locale.locale))(value)],
  })
  // Another province has other cities.
  provinceId.onChange(() => cityId.reset())
  cityId.onChange(() => districtId.reset())
  provinceId.onChange(() => districtId.reset())
  return new Form(
    { receiver, phone, provinceId, cityId, districtId, detail },
    {
      serverErrors: FIELD_ERRORS,
      draft: drafts.of('new-address', { isCheckout: true }),
      submit: async (values): Promise<string> => {
        const { addressId } = await request(createAddress, {
          receiver: values.receiver.trim(),
          ...values.phone,
          provinceId: values.provinceId ?? '',
          cityId: values.cityId ?? '',
          districtId: values.districtId ?? '',
          detailAddress: values.detail.trim(),
          isDefault: false,
        })
        return addressId
      },
    },
  )
}

function regionField(): Field<string | null> {
  return new Field<string | null>(null, { validators: [chosen] })
}
