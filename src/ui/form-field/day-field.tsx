import { observer } from 'mobx-react'
import type { Field } from '@/form/field'
import { DayInput } from '../day-input/day-input'
import { FormField } from './form-field'

interface DayFieldProps {
  /** `yyyy-MM-dd`; empty if none is chosen yet. */
  field: Field<string>
  id: string
  label: string
  placeholder: string
  /** The days that can be chosen. */
  first: string
  last: string
}

/** A day in a form. */
export const DayField = observer(function DayField({ field, placeholder, first, last, ...props }: DayFieldProps) {
  return (
    <FormField {...props} field={field}>
      {(control) => (
        <DayInput
          {...control}
          value={field.value}
          placeholder={placeholder}
          first={first}
          last={last}
          onPick={field.set}
        />
      )}
    </FormField>
  )
})
