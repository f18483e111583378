import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { openJump } from '@/services/jumps/open-jump'
import { bottomNavigationOf, navigationItems } from '@/services/navigation/navigation-items'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import styles from './desktop-header.module.scss'

const ENTER = 13

/** Top of the desktop page: shop, navigation without "mine", search, user. */
export const DesktopHeader = observer(function DesktopHeader() {
  const t = useText(commonText)
  const app = useApp()
  const { navigation, shopConfig, webPlaces } = app
  const { route: currentRoute } = usePage()
  const { config } = shopConfig
  const items = navigationItems(bottomNavigationOf(app)?.icons ?? [], webPlaces).filter(
    ({ target }) => !('route' in target) || target.route !== routes.mine,
  )
  return (
    <View className={styles.header} role="banner">
      <View className={styles.row}>
        <Pressable
          className={styles.brand}
          role="link"
          href="/"
          onPress={() => void navigation.switchTab(routes.list, {})}
        >
          {config && <Picture className={styles.logo} src={config.shopAvatar} alt="" />}
          <Text>{config?.shopName ?? ''}</Text>
        </Pressable>
        {config?.isOpenSite && <CityEntry />}
        <View className={styles.items} role="navigation" aria-label={t('frame.mainNavigation')}>
          {items.map(({ key, name, target }) =>
            'jump' in target ? (
              <Pressable key={key} className={styles.item} onPress={() => openJump(app, target.jump)}>
                {name}
              </Pressable>
            ) : (
              <Pressable
                key={key}
                role="link"
                href={target.route.aliases[0]}
                className={classNames(styles.item, target.route === currentRoute && styles.selected)}
                onPress={() => void navigation.switchTab(target.route, {})}
              >
                {name}
              </Pressable>
            ),
          )}
        </View>
        {/* The search has a field of its own. */}
        {currentRoute === routes.search ? <View className={styles.noSearch} /> : <SearchBox />}
        <UserEntry />
      </View>
    </View>
  )
})

/** Entrance to the search on a desktop. */
const SearchBox = observer(function SearchBox() {
  const t = useText(commonText)
  const { navigation, shopConfig } = useApp()
  const label = t('search.label')
  const [keyword, setKeyword] = useState('')
  const search = ({ detail }: { detail: { keyCode: number } }) => {
    if (detail.keyCode === ENTER) void navigation.open(routes.search, { keyword: keyword.trim() })
  }
  return (
    <View className={styles.search}>
      <Icon name="search" />
      <Input
        id="desktop-search"
        className={styles.field}
        value={keyword}
        placeholder={shopConfig.searchHint ?? label}
        aria-label={label}
        maxlength={50}
        confirmType="search"
        onInput={({ detail }) => setKeyword(detail.value)}
        // Taro's `onConfirm` would reach the DOM as an unknown handler.
        {...{ onKeyDown: search }}
      />
    </View>
  )
})

/** The chosen city; the choice of another is the home page's. */
const CityEntry = observer(function CityEntry() {
  const t = useText(commonText)
  const { site, navigation } = useApp()
  useEffect(() => {
    site.loadSites()
  }, [site])
  const cityName = site.current?.cityName
  if (!cityName) return null
  return (
    <Pressable
      id="desktop-city"
      className={styles.city}
      label={t('frame.chooseCity', { city: cityName })}
      onPress={() => {
        site.startChoosing()
        void navigation.switchTab(routes.list, {})
      }}
    >
      <Icon name="map-pin" size="small" />
      <Text>{cityName}</Text>
    </Pressable>
  )
})

const UserEntry = observer(function UserEntry() {
  const t = useText(commonText)
  const { navigation, session, theme } = useApp()
  if (session.user === null) {
    return (
      <Pressable className={styles.user} onPress={() => void navigation.openLogin()}>
        <Icon name="user" />
        <Text>{t('frame.logIn')}</Text>
      </Pressable>
    )
  }
  const picture = session.user.avatar || theme.standInAvatar
  return (
    <Pressable
      className={styles.user}
      role="link"
      href="/mine"
      label={t('frame.myAccount')}
      onPress={() => void navigation.switchTab(routes.mine, {})}
    >
      {picture ? <Picture className={styles.avatar} src={picture} width={750} alt="" /> : <Icon name="user" />}
    </Pressable>
  )
})
