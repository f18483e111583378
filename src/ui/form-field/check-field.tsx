import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Field } from '@/form/field'
import { CheckMark } from '../checkbox/checkbox'
import { Pressable } from '../pressable/pressable'
import styles from './check-field.module.scss'
import { FormField } from './form-field'

interface CheckFieldProps {
  field: Field<boolean>
  id: string
  label: string
}

/** A yes or no in a form; the whole line can be tapped. */
export const CheckField = observer(function CheckField({ field, id, label }: CheckFieldProps) {
  return (
    <FormField id={id} field={field} label={label} layout="bare">
      {() => (
        <Pressable
          id={id}
          role="checkbox"
          className={styles.line}
          isChecked={field.value}
          onPress={() => field.set(!field.value)}
        >
          <Text>{label}</Text>
          <CheckMark isChecked={field.value} />
        </Pressable>
      )}
    </FormField>
  )
})
