import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './head-end.module.scss'

interface HeadEndProps {
  /** First card of the page: positioned, because the colour fades out behind it. */
  card: ReactNode
  /** Content below it, on the page colour. */
  children: ReactNode
}

/** A page with a coloured head, which ends behind the first card, whatever its height. */
export function HeadEnd({ card, children }: HeadEndProps) {
  return (
    <>
      <View className={styles.onHead}>{card}</View>
      <View className={styles.belowHead}>{children}</View>
    </>
  )
}
