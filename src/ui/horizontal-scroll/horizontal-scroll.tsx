import { ScrollView, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './horizontal-scroll.module.scss'

interface HorizontalScrollProps {
  children: ReactNode
  /** Id of what is scrolled into sight. */
  shownId?: string
}

/** Things in a row that scrolls sideways. */
export function HorizontalScroll({ children, shownId }: HorizontalScrollProps) {
  return (
    <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false} scrollIntoView={shownId}>
      <View className={styles.row}>{children}</View>
    </ScrollView>
  )
}
