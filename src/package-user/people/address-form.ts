import type { Address } from '@/contracts/address/address'
import { createAddress } from '@/contracts/address/create-address'
import { updateAddress } from '@/contracts/address/update-address'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { minAddressLength } from '@/domain/address-rules'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { chosen, minLength, required } from '@/form/validators'
import type { App } from '@/services/app'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.phoneFormat, 'phone']] as const)

/** Adds an address, or changes the `kept` one (USER-024, USER-026 to USER-030, USER-055). Resolves with its id. */
export function addressForm(
  { request, drafts, locale }: Pick<App, 'request' | 'drafts' | 'locale'>,
  kept: Address | null,
) {
  const receiver = textField({ validators: [required] }, kept?.receiver)
  const phone = phoneField(kept ? { initial: { countryCode: kept.countryCode, cellphone: kept.cellphone } } : {})
  const provinceId = regionField(kept?.provinceId)
  const cityId = regionField(kept?.cityId)
  const districtId = regionField(kept?.districtId)
  const detail = textField(
    { validators: [required, (value) => minLength(minAddressLength(locale.locale))(value)] },
    kept?.detailAddress,
  )
  const isDefault = new Field(kept?.isDefault ?? false)
  // Another province has other cities.
  provinceId.onChange(() => cityId.reset(null))
  cityId.onChange(() => districtId.reset(null))
  provinceId.onChange(() => districtId.reset(null))
  return new Form(
    { receiver, phone, provinceId, cityId, districtId, detail, isDefault },
    {
      serverErrors: FIELD_ERRORS,
      draft: kept ? drafts.of(`address ${kept.id}`) : drafts.of('new-address', { isCheckout: true }),
      submit: async (values): Promise<string> => {
        const address = {
          receiver: values.receiver.trim(),
          ...values.phone,
          provinceId: values.provinceId ?? '',
          cityId: values.cityId ?? '',
          districtId: values.districtId ?? '',
          detailAddress: values.detail.trim(),
          isDefault: values.isDefault,
        }
        if (kept === null) return (await request(createAddress, address)).addressId
        await request(updateAddress, { id: kept.id, ...address })
        return kept.id
      },
    },
  )
}

/** Initially empty, so that a draft can clear an earlier value. */
function regionField(kept: string | null = null): Field<string | null> {
  const field = new Field<string | null>(null, { validators: [chosen] })
  field.reset(kept)
  return field
}
