import { Text, View } from '@tarojs/components'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import styles from './icon-navigation.module.scss'

/** Shortcuts in rows of a fixed number of columns. */
export function IconNavigation({ component, host }: BlockProps<'ICON_NAVIGATION'>) {
  const { items, columns, rows } = component.data
  const width = `${100 / Math.max(1, columns)}%`
  return (
    <View className={styles.block}>
      {items.slice(0, columns * rows).map(({ name, iconUrl, badge, jump }) => (
        <Pressable key={name} className={styles.item} style={{ width }} onPress={() => host.openJump(jump)}>
          <View className={styles.iconFrame}>
            <Picture className={styles.icon} src={iconUrl} alt="" />
            {badge && <Text className={styles.badge}>{badge}</Text>}
          </View>
          <Text className={styles.name}>{name}</Text>
        </Pressable>
      ))}
    </View>
  )
}
