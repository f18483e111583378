import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Field } from '@/form/field'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import type { InputKind } from '../text-input/contract'
import { TextInput } from '../text-input/text-input'
import { FormField } from './form-field'
import { useSubmit } from './form-view'

interface TextFieldProps {
  field: Field<string>
  id: string
  label: string
  maxLength: number
  kind?: InputKind
  placeholder?: string
  hint?: string
  layout?: 'beside' | 'above'
  after?: ReactNode
  hasAutoFocus?: boolean
}

/** A line of text in a form. */
export const TextField = observer(function TextField({ field, kind = 'text', ...props }: TextFieldProps) {
  const t = useText(commonText)
  const submit = useSubmit()
  return (
    <FormField {...props} field={field}>
      {(control) => (
        <TextInput
          {...control}
          kind={kind}
          value={field.value}
          maxLength={props.maxLength}
          placeholder={props.placeholder ?? t('form.empty')}
          hasAutoFocus={props.hasAutoFocus}
          revealCount={field.revealCount}
          onChange={field.set}
          onLeave={field.leave}
          onEnter={submit}
        />
      )}
    </FormField>
  )
})
