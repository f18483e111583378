import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Tappable } from '@/ui/tappable/tappable'
import { useApp } from '../app-context'
import { navigationItems } from '../navigation-items'
import styles from './tab-bar.module.scss'

/** The bottom navigation from the shop configuration (S1 §2). */
export const TabBar = observer(function TabBar({ selected }: { selected: string }) {
  const t = useText(commonText)
  const { navigation, shopConfig } = useApp()
  const items = navigationItems(shopConfig.config?.layoutBottomNavigation.icons ?? [])
  if (items.length === 0) return null
  return (
    <View className={styles.bar} role="navigation" aria-label={t('frame.mainNavigation')}>
      {items.map(({ route, name, iconUrl, selectedIconUrl }) => {
        const isSelected = route.name === selected
        return (
          <Tappable
            key={route.name}
            id={`tab-${route.name}`}
            role="link"
            href={route.aliases[0]}
            isSelected={isSelected}
            className={classNames(styles.tab, isSelected && styles.selected)}
            onTap={() => void navigation.switchTab(route, {})}
          >
            <Picture className={styles.icon} src={isSelected ? selectedIconUrl : iconUrl} alt="" />
            <Text className={styles.name}>{name}</Text>
          </Tappable>
        )
      })}
    </View>
  )
})
