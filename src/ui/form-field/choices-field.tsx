import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Field } from '@/form/field'
import { Chip } from '../chip/chip'
import type { SelectOption } from '../select/contract'
import styles from './choice-field.module.scss'
import { FormField } from './form-field'

interface ChoicesFieldProps {
  /** The keys of what is chosen. */
  field: Field<readonly string[]>
  id: string
  label: string
  options: readonly SelectOption<string>[]
}

/** Any number of several, side by side. */
export const ChoicesField = observer(function ChoicesField({ field, options, ...props }: ChoicesFieldProps) {
  const toggle = (key: string) => {
    const { value } = field
    field.set(value.includes(key) ? value.filter((other) => other !== key) : [...value, key])
  }
  return (
    <FormField {...props} field={field} layout="above">
      {(control) => (
        <View id={control.id} className={styles.chips} role="group" aria-label={props.label}>
          {options.map(({ key, text }) => (
            <Chip key={key} role="checkbox" isSelected={field.value.includes(key)} onPress={() => toggle(key)}>
              {text}
            </Chip>
          ))}
        </View>
      )}
    </FormField>
  )
})
