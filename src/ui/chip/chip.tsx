import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Tappable } from '../tappable/tappable'
import styles from './chip.module.scss'

interface ChipProps {
  children: ReactNode
  isSelected: boolean
  role?: 'tab' | 'radio' | 'button'
  label?: string
  onTap(): void
}

/** A small choice among several, such as a filter. */
export function Chip({ children, isSelected, role = 'radio', label, onTap }: ChipProps) {
  return (
    <Tappable
      role={role}
      label={label}
      className={styles.chip}
      isChecked={role === 'radio' ? isSelected : undefined}
      isSelected={role === 'tab' ? isSelected : undefined}
      onTap={onTap}
    >
      <View className={classNames(styles.pill, isSelected && styles.selected)}>{children}</View>
    </Tappable>
  )
}
