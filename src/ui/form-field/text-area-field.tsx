import { observer } from 'mobx-react'
import type { Field } from '@/form/field'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { TextArea } from '../text-area/text-area'
import { FormField } from './form-field'

interface TextAreaFieldProps {
  field: Field<string>
  id: string
  label: string
  maxLength: number
  placeholder?: string
  hint?: string
}

/** A text of several lines in a form. */
export const TextAreaField = observer(function TextAreaField({ field, placeholder, ...props }: TextAreaFieldProps) {
  const t = useText(commonText)
  return (
    <FormField {...props} field={field} layout="above">
      {(control) => (
        <TextArea
          {...control}
          value={field.value}
          maxLength={props.maxLength}
          placeholder={placeholder ?? t('form.empty')}
          revealCount={field.revealCount}
          onChange={field.set}
          onLeave={field.leave}
        />
      )}
    </FormField>
  )
})
