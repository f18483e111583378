import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import styles from './chip.module.scss'

interface ChipProps {
  children: ReactNode
  isSelected: boolean
  id?: string
  role?: 'tab' | 'radio' | 'checkbox' | 'button'
  label?: string
  onPress(): void
}

/** A small choice among several, such as a filter. */
export function Chip({ children, isSelected, id, role = 'radio', label, onPress }: ChipProps) {
  return (
    <Pressable
      id={id}
      role={role}
      label={label}
      className={styles.chip}
      isChecked={role === 'radio' || role === 'checkbox' ? isSelected : undefined}
      isSelected={role === 'tab' ? isSelected : undefined}
      onPress={onPress}
    >
      <View className={classNames(styles.pill, isSelected && styles.selected)}>{children}</View>
    </Pressable>
  )
}
