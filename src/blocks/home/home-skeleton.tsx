import { View } from '@tarojs/components'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './home-skeleton.module.scss'

/** The home page while its layout is on its way: a banner, icons, two columns of cards. */
export function HomeSkeleton() {
  return (
    <View className={styles.page} aria-hidden>
      <SkeletonBlock className={styles.banner} />
      <SkeletonBlock className={styles.icons} />
      <View className={styles.cards}>
        <SkeletonBlock className={styles.card} />
        <SkeletonBlock className={styles.card} />
      </View>
    </View>
  )
}
