import { ScrollView, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './horizontal-scroll.module.scss'

/** Things in a row that scrolls sideways. */
export function HorizontalScroll({ children }: { children: ReactNode }) {
  return (
    <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false}>
      <View className={styles.row}>{children}</View>
    </ScrollView>
  )
}
