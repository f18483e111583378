import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './columns.module.scss'

interface ColumnsProps {
  children: ReactNode
  /** Follows the rest on a phone; beside it on a desktop, where it stays in sight. */
  side: ReactNode
  /** Follows both on a phone; below the rest on a desktop. */
  after?: ReactNode
}

/** Two parts of a page: its subject, and its price or next step. */
export function Columns({ children, side, after }: ColumnsProps) {
  return (
    <View className={styles.columns}>
      <View className={styles.stack}>{children}</View>
      {side && <View className={styles.side}>{side}</View>}
      {after && <View className={styles.after}>{after}</View>}
    </View>
  )
}
