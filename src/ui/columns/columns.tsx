import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './columns.module.scss'

interface ColumnsProps {
  children: ReactNode
  /** Follows the rest on a phone; beside it on a desktop, where it stays in sight. */
  side: ReactNode
  /** Follows both on a phone; below the rest on a desktop. */
  after?: ReactNode
  /** On a phone the side stands above the rest. */
  isSideFirst?: boolean
}

/** Two parts of a page: its subject, and its price or next step. */
export function Columns({ children, side, after, isSideFirst }: ColumnsProps) {
  return (
    <View className={styles.columns}>
      {side && isSideFirst && <View className={classNames(styles.side, styles.first)}>{side}</View>}
      <View className={styles.stack}>{children}</View>
      {side && !isSideFirst && <View className={styles.side}>{side}</View>}
      {after && <View className={styles.after}>{after}</View>}
    </View>
  )
}
