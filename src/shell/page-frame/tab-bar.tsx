import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { bigItemIndex, type NavigationItem, navigationItems } from '@/services/navigation-items'
import { openJump } from '@/services/open-jump'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import styles from './tab-bar.module.scss'

/** The bottom navigation from the shop configuration. */
export const TabBar = observer(function TabBar({ selected }: { selected: string }) {
  const t = useText(commonText)
  const { shopConfig, webPlaces } = useApp()
  const { config } = shopConfig
  const items = navigationItems(config?.layoutBottomNavigation.icons ?? [], webPlaces)
  if (!config || items.length === 0) return null
  const big = bigItemIndex(config.layoutBottomNavigation, items.length)
  return (
    <View className={styles.bar} role="navigation" aria-label={t('frame.mainNavigation')}>
      {items.map((item, index) => (
        <Tab key={item.key} item={item} selected={selected} isBig={index === big} />
      ))}
    </View>
  )
})

interface TabProps {
  item: NavigationItem
  selected: string
  isBig: boolean
}

function Tab({ item, selected, isBig }: TabProps) {
  const app = useApp()
  const { key, name, iconUrl, selectedIconUrl, target } = item
  const icon = (isSelected: boolean) => (
    <>
      <Picture
        className={classNames(styles.icon, isBig && styles.bigIcon)}
        src={isSelected ? selectedIconUrl : iconUrl}
        alt=""
      />
      <Text className={styles.name}>{name}</Text>
    </>
  )
  if ('jump' in target) {
    return (
      <Pressable id={`tab-${key}`} className={styles.tab} onPress={() => openJump(app, target.jump)}>
        {icon(false)}
      </Pressable>
    )
  }
  const { route } = target
  const isSelected = route.name === selected
  return (
    <Pressable
      id={`tab-${route.name}`}
      role="link"
      href={route.aliases[0]}
      isSelected={isSelected}
      className={classNames(styles.tab, isSelected && styles.selected)}
      onPress={() => void (route.isTab ? app.navigation.switchTab(route, {}) : app.navigation.open(route, {}))}
    >
      {icon(isSelected)}
    </Pressable>
  )
}
