import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './bottom-bar.module.scss'

/** Stays at the lower edge of the page with its main action. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <View className={styles.bar}>{children}</View>
}
