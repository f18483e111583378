import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './head-end.module.scss'

interface HeadEndProps {
  /** The first card of the page: positioned, as the colour fades out behind it. */
  card: ReactNode
  /** What stands below it, on the colour of the page. */
  children: ReactNode
}

/** A page with a coloured head: the colour ends behind the first card, however high that is. */
export function HeadEnd({ card, children }: HeadEndProps) {
  return (
    <>
      <View className={styles.onHead}>{card}</View>
      <View className={styles.belowHead}>{children}</View>
    </>
  )
}
