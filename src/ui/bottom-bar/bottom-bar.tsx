import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './bottom-bar.module.scss'

interface BottomBarProps {
  children: ReactNode
  /** Condition of the action, above it: an agreement, an error. */
  above?: ReactNode
}

/** Stays at the lower edge of the page with its main action. */
export function BottomBar({ children, above }: BottomBarProps) {
  const bar = <View className={styles.bar}>{children}</View>
  if (above === undefined) return bar
  return (
    <View className={styles.foot}>
      {above}
      {bar}
    </View>
  )
}
