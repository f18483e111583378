import { View } from '@tarojs/components'
import { SkeletonBlock } from '../skeleton/skeleton'
import styles from './page-skeleton.module.scss'

/** Stands where the cards of a page will, as tall as they take to be, in px. */
export function PageSkeleton({ height }: { height: number }) {
  return (
    <View className={styles.page} style={{ height: `${height}px` }}>
      <SkeletonBlock className={styles.block} />
    </View>
  )
}
