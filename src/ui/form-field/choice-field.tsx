import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Field } from '@/form/field'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Chip } from '../chip/chip'
import type { SelectOption } from '../select/contract'
import { Select } from '../select/select'
import styles from './choice-field.module.scss'
import { FormField } from './form-field'

/** More than this make a cloud: they become a list to open. */
const MAX_CHIPS = 4

interface ChoiceFieldProps<Key extends string> {
  field: Field<Key | null>
  id: string
  label: string
  options: readonly SelectOption<Key>[]
  /** Placeholder. */
  placeholder?: string
  /** A list to open, however few options there are. */
  isList?: boolean
  isDisabled?: boolean
}

/** One of several: side by side while they are few, a list to open when they are many. */
export const ChoiceField = observer(function ChoiceField<Key extends string>({
  field,
  options,
  placeholder,
  isList,
  isDisabled,
  ...props
}: ChoiceFieldProps<Key>) {
  const t = useText(commonText)
  const isOpened = isList || options.length > MAX_CHIPS
  return (
    <FormField {...props} field={field} layout={isOpened ? 'beside' : 'above'}>
      {(control) =>
        isOpened ? (
          <Select
            {...control}
            options={options}
            selected={field.value}
            placeholder={placeholder ?? t('form.unchosen')}
            isDisabled={isDisabled}
            onSelect={(key: Key) => field.set(key)}
          />
        ) : (
          <View id={control.id} className={styles.chips} role="radiogroup" aria-label={props.label}>
            {options.map(({ key, text }) => (
              <Chip key={key} isSelected={key === field.value} onPress={() => field.set(key)}>
                {text}
              </Chip>
            ))}
          </View>
        )
      }
    </FormField>
  )
}) as <Key extends string>(props: ChoiceFieldProps<Key>) => ReactNode
