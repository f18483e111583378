import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { bigItemIndex, type NavigationItem, navigationItems } from '@/services/navigation-items'
import { openJump } from '@/services/open-jump'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import styles from './tab-bar.module.scss'

/** What stands there until a shop has said what it wants: the app was opened for the first time without a network. */
const OWN_TABS = [
  { route: routes.list, icon: 'house', text: 'tab.home' },
  { route: routes.all, icon: 'layout-grid', text: 'tab.all' },
  { route: routes.ticketHolder, icon: 'ticket', text: 'tab.tickets' },
  { route: routes.mine, icon: 'user', text: 'tab.mine' },
] as const

/** The bottom navigation from the shop configuration. */
export const TabBar = observer(function TabBar({ selected }: { selected: string }) {
  const t = useText(commonText)
  const { shopConfig, webPlaces } = useApp()
  const { config, hasFailed } = shopConfig
  const items = navigationItems(config?.layoutBottomNavigation.icons ?? [], webPlaces)
  if (items.length === 0 && !hasFailed) return null
  const big = config && bigItemIndex(config.layoutBottomNavigation, items.length)
  return (
    <View className={styles.bar} role="navigation" aria-label={t('frame.mainNavigation')}>
      {items.map((item, index) => (
        <Tab key={item.key} item={item} selected={selected} isBig={index === big} />
      ))}
      {hasFailed &&
        OWN_TABS.map(({ route, icon, text }) => (
          <RouteTab key={text} route={route} selected={selected}>
            <Icon name={icon} size="large" />
            <Text className={styles.name}>{t(text)}</Text>
          </RouteTab>
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
  const isSelected = 'route' in target && target.route.name === selected
  const content = (
    <>
      <Picture
        className={classNames(styles.icon, isBig && styles.bigIcon)}
        src={isSelected ? selectedIconUrl : iconUrl}
        alt=""
      />
      <Text className={styles.name}>{name}</Text>
    </>
  )
  if ('route' in target) {
    return (
      <RouteTab route={target.route} selected={selected}>
        {content}
      </RouteTab>
    )
  }
  return (
    <Pressable id={`tab-${key}`} className={styles.tab} onPress={() => openJump(app, target.jump)}>
      {content}
    </Pressable>
  )
}

interface RouteTabProps {
  route: Route
  selected: string
  children: ReactNode
}

function RouteTab({ route, selected, children }: RouteTabProps) {
  const { navigation } = useApp()
  const isSelected = route.name === selected
  return (
    <Pressable
      id={`tab-${route.name}`}
      role="link"
      href={route.aliases[0]}
      isSelected={isSelected}
      className={classNames(styles.tab, isSelected && styles.selected)}
      onPress={() => void (route.isTab ? navigation.switchTab(route, {}) : navigation.open(route, {}))}
    >
      {children}
    </Pressable>
  )
}
