import { observer } from 'mobx-react'
import type { LoginArea } from '@/contracts/shop/get-shop-config'
import { MAX_PHONE_DIGITS, type PhoneNumber, phoneInText } from '@/domain/phone'
import type { Field } from '@/form/field'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Select } from '../select/select'
import { TextInput } from '../text-input/text-input'
import { FormField } from './form-field'
import { useSubmit } from './form-view'
import styles from './phone-field.module.scss'

interface PhoneFieldProps {
  field: Field<PhoneNumber>
  id: string
  label: string
  /** The areas to choose from. */
  areas: readonly LoginArea[]
  placeholder?: string
  hint?: string
}

/** A phone number with its area code. */
export const PhoneField = observer(function PhoneField({ field, areas, placeholder, ...props }: PhoneFieldProps) {
  const t = useText(commonText)
  const submit = useSubmit()
  const { countryCode, cellphone } = field.value
  const codes = areas.map(({ code }) => code)
  const isListed = codes.includes(countryCode)
  const options = [...areas, ...(isListed ? [] : [{ code: countryCode, name: '' }])]
  return (
    <FormField {...props} field={field}>
      {(control) => (
        <>
          <Select
            id={`${props.id}-area`}
            className={styles.area}
            label={t('form.area')}
            options={options.map(({ code, name }) => ({ key: code, text: `${name} +${code}`.trim() }))}
            selected={countryCode}
            placeholder=""
            shownText={`+${countryCode}`}
            onSelect={(code) => field.set({ countryCode: code, cellphone })}
          />
          <TextInput
            {...control}
            kind="phone"
            value={cellphone}
            maxLength={MAX_PHONE_DIGITS}
            placeholder={placeholder ?? t('form.empty')}
            revealCount={field.revealCount}
            onChange={(typed) => field.set(phoneInText({ countryCode, cellphone: typed }, codes))}
            onLeave={field.leave}
            onEnter={submit}
          />
        </>
      )}
    </FormField>
  )
})
