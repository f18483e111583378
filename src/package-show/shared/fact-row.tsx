import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-name'
import styles from './fact-row.module.scss'

interface FactRowProps {
  icon: IconName
  main: string
  sub?: string
}

/** A fact with an icon and a detail. */
export function FactRow({ icon, main, sub }: FactRowProps) {
  return (
    <View className={styles.row}>
      <Icon className={styles.icon} name={icon} />
      <View className={styles.words}>
        <View className={styles.main}>{main}</View>
        {sub && <View className={styles.sub}>{sub}</View>}
      </View>
    </View>
  )
}
