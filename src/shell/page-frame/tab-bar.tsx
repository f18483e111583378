import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CSSProperties, ReactNode } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { openJump } from '@/services/jumps/open-jump'
import { bottomNavigationOf, type NavigationItem, navigationItems } from '@/services/navigation/navigation-items'
import { type NavigationStyle, navigationStyle } from '@/services/navigation/navigation-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import { TabCartBadge } from '../cart-badge/tab-cart-badge'
import styles from './tab-bar.module.scss'

/**
 * Tabs until a shop's configuration is known: the app was opened for the first time without a network. Their
 * icons are also those of a shop that wants icons in the colour of the text.
 */
const OWN_TABS = [
  { route: routes.list, icon: 'house', text: 'tab.home' },
  { route: routes.all, icon: 'layout-grid', text: 'tab.all' },
  { route: routes.shop, icon: 'store', text: 'tab.mall' },
  { route: routes.ticketHolder, icon: 'ticket', text: 'tab.tickets' },
  { route: routes.mine, icon: 'user', text: 'tab.mine' },
] as const

/** The bottom navigation from the shop configuration. */
export const TabBar = observer(function TabBar({ selected }: { selected: string }) {
  const t = useText(commonText)
  const app = useApp()
  const { webPlaces, theme } = app
  const { hasFailed } = app.shopConfig
  const { icons, style } = bottomNavigationOf(app) ?? { icons: [], style: '' }
  const items = navigationItems(icons, webPlaces)
  if (items.length === 0 && !hasFailed) return null
  const look = navigationStyle(style, items.length, theme.palette)
  return (
    <View className={styles.bar} role="navigation" aria-label={t('frame.mainNavigation')}>
      {items.map((item, index) => (
        <Tab key={item.key} item={item} selected={selected} look={look} isBig={index === look.bigItem} />
      ))}
      {hasFailed &&
        OWN_TABS.map(({ route, icon, text }) => (
          <RouteTab key={text} route={route} selected={selected} look={look}>
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
  look: NavigationStyle
  isBig: boolean
}

function Tab({ item, selected, look, isBig }: TabProps) {
  const app = useApp()
  const { key, name, iconUrl, selectedIconUrl, target } = item
  const own = 'route' in target && look.hasOwnIcons && OWN_TABS.find(({ route }) => route === target.route)
  const isSelected = 'route' in target && target.route.name === selected
  const content = (
    <>
      {own ? (
        <Icon name={own.icon} size="large" />
      ) : (
        <Picture
          className={classNames(styles.icon, isBig && styles.bigIcon)}
          src={isSelected ? selectedIconUrl : iconUrl}
          alt=""
        />
      )}
      <Text className={styles.name}>{name}</Text>
    </>
  )
  if ('route' in target) {
    return (
      <RouteTab route={target.route} selected={selected} look={look}>
        {content}
      </RouteTab>
    )
  }
  return (
    <Pressable
      id={`tab-${key}`}
      className={styles.tab}
      style={colorStyle(look.unselectedColor)}
      onPress={() => openJump(app, target.jump)}
    >
      {content}
    </Pressable>
  )
}

interface RouteTabProps {
  route: Route
  selected: string
  look: NavigationStyle
  children: ReactNode
}

function RouteTab({ route, selected, look, children }: RouteTabProps) {
  const { navigation } = useApp()
  const isSelected = route.name === selected
  return (
    <Pressable
      id={`tab-${route.name}`}
      role="link"
      href={route.aliases[0]}
      isSelected={isSelected}
      className={classNames(styles.tab, isSelected && styles.selected)}
      style={colorStyle(isSelected ? look.selectedColor : look.unselectedColor)}
      onPress={() => void (route.isTab ? navigation.switchTab(route, {}) : navigation.open(route, {}))}
    >
      {children}
      {route === routes.shop && <TabCartBadge />}
    </Pressable>
  )
}

function colorStyle(color: string | null): CSSProperties | undefined {
  return color === null ? undefined : { color }
}
