import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './checkbox.module.scss'

interface CheckboxProps {
  isChecked: boolean
  label: string
  role?: 'checkbox' | 'radio'
  isDisabled?: boolean
  id?: string
  onChange(isChecked: boolean): void
}

/** A box to tick; the words it stands for are drawn beside it by its owner and given as `label`. */
export function Checkbox({ isChecked, label, role = 'checkbox', isDisabled, id, onChange }: CheckboxProps) {
  return (
    <Pressable
      id={id}
      role={role}
      className={styles.checkbox}
      label={label}
      isChecked={isChecked}
      isDisabled={isDisabled}
      onPress={() => onChange(!isChecked)}
    >
      <CheckMark isChecked={isChecked} />
    </Pressable>
  )
}

/** The box alone, for rows that can be tapped as a whole. */
export function CheckMark({ isChecked }: { isChecked: boolean }) {
  return (
    <View className={classNames(styles.box, isChecked && styles.checked)}>
      <Icon name="check" size="small" />
    </View>
  )
}
