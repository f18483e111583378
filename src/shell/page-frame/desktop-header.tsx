import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Tappable } from '@/ui/tappable/tappable'
import { useApp } from '../app-context'
import { navigationItems } from '../navigation-items'
import { usePage } from '../page-context'
import styles from './desktop-header.module.scss'

/** Top of the desktop page: shop, navigation without "mine", search, user (S1 §2). */
export const DesktopHeader = observer(function DesktopHeader() {
  const t = useText(commonText)
  const { navigation, shopConfig } = useApp()
  const { route: currentRoute } = usePage()
  const { config } = shopConfig
  const items = navigationItems(config?.layoutBottomNavigation.icons ?? []).filter(({ route }) => route !== routes.mine)
  return (
    <View className={styles.header} role="banner">
      <View className={styles.row}>
        <Tappable
          className={styles.brand}
          role="link"
          href="/"
          onTap={() => void navigation.switchTab(routes.list, {})}
        >
          {config && <Picture className={styles.logo} src={config.shopAvatar} alt="" />}
          <Text>{config?.shopName ?? ''}</Text>
        </Tappable>
        <View className={styles.items} role="navigation" aria-label={t('frame.mainNavigation')}>
          {items.map(({ route, name }) => (
            <Tappable
              key={route.name}
              role="link"
              href={route.aliases[0]}
              className={classNames(styles.item, route === currentRoute && styles.selected)}
              onTap={() => void navigation.switchTab(route, {})}
            >
              {name}
            </Tappable>
          ))}
        </View>
        <Tappable
          className={styles.search}
          label={t('search.label')}
          onTap={() => void navigation.switchTab(routes.all, { focus: 'search' })}
        >
          <Icon name="search" />
          <Text>{t('search.label')}</Text>
        </Tappable>
        <UserEntry />
      </View>
    </View>
  )
})

const UserEntry = observer(function UserEntry() {
  const t = useText(commonText)
  const { navigation, session } = useApp()
  if (session.user === null) {
    return (
      <Tappable className={styles.user} onTap={() => void navigation.openLogin()}>
        <Icon name="user" />
        <Text>{t('frame.logIn')}</Text>
      </Tappable>
    )
  }
  return (
    <Tappable
      className={styles.user}
      role="link"
      href="/mine"
      label={t('frame.myAccount')}
      onTap={() => void navigation.switchTab(routes.mine, {})}
    >
      {session.user.avatar ? (
        <Picture className={styles.avatar} src={session.user.avatar} alt="" />
      ) : (
        <Icon name="user" />
      )}
    </Tappable>
  )
})
