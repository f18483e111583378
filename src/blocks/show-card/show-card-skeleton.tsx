import { View } from '@tarojs/components'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './show-card-skeleton.module.scss'

/** Placeholder of a list of cards. */
export function ShowCardSkeleton({ count }: { count: number }) {
  return (
    <View className={styles.list} aria-hidden>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <View key={key} className={styles.card}>
          <SkeletonBlock className={styles.poster} />
          <View className={styles.facts}>
            <SkeletonBlock className={styles.name} />
            <SkeletonBlock className={styles.line} />
            <SkeletonBlock className={styles.line} />
            <SkeletonBlock className={styles.price} />
          </View>
        </View>
      ))}
    </View>
  )
}
