import { View } from '@tarojs/components'
import { Bone } from '@/ui/skeleton/skeleton'
import styles from './show-card-skeleton.module.scss'

/** Stands where a list of cards will be. */
export function ShowCardSkeleton({ count }: { count: number }) {
  return (
    <View className={styles.list} aria-hidden>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <View key={key} className={styles.card}>
          <Bone className={styles.poster} />
          <View className={styles.facts}>
            <Bone className={styles.name} />
            <Bone className={styles.line} />
            <Bone className={styles.line} />
            <Bone className={styles.price} />
          </View>
        </View>
      ))}
    </View>
  )
}
