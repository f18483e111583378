import { View } from '@tarojs/components'
import { Bone } from '@/ui/skeleton/skeleton'
import styles from './home-skeleton.module.scss'

/** The home page while its layout is on its way: a banner, icons, two columns of cards. */
export function HomeSkeleton() {
  return (
    <View className={styles.page} aria-hidden>
      <Bone className={styles.banner} />
      <Bone className={styles.icons} />
      <View className={styles.cards}>
        <Bone className={styles.card} />
        <Bone className={styles.card} />
      </View>
    </View>
  )
}
