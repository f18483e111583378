import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { TextInput } from '@/ui/text-input/text-input'
import styles from './search-field.module.scss'

/** Maximum of the gateway, in characters. */
export const MAX_KEYWORD = 50

interface SearchFieldProps {
  id: string
  label: string
  placeholder: string
  /** Label of the button that empties the field. */
  clearLabel: string
  value: string
  hasAutoFocus: boolean
  /** Stands on the background of the page, not in a bar. */
  isCard?: boolean
  onChange(value: string): void
  onClear(): void
  /** Enter, or the button of the phone's keyboard. */
  onEnter(): void
}

/** The field of a search, in the place of the title or above what it searches. */
export function SearchField({ id, label, clearLabel, value, isCard = false, onClear, ...input }: SearchFieldProps) {
  return (
    <View className={classNames(styles.field, isCard && styles.card)} role="search">
      <Icon className={styles.icon} name="search" size="small" />
      <TextInput
        {...input}
        id={id}
        kind="search"
        className={styles.input}
        label={label}
        value={value}
        maxLength={MAX_KEYWORD}
      />
      {value !== '' && (
        <Pressable id={`${id}-clear`} className={styles.clear} label={clearLabel} onPress={onClear}>
          <Icon name="x" size="small" />
        </Pressable>
      )}
    </View>
  )
}
