import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { LayoutPart } from '@/blocks/layout/layout-part'
import { MemberPopups } from '@/blocks/member-popups/member-popups'
import type { ShopFunction } from '@/contracts/shop/list-shop-functions'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { openJump } from '@/services/jumps/open-jump'
import { handleScan } from '@/services/launch/handle-scan'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Avatar } from '@/ui/avatar/avatar'
import { Cell } from '@/ui/cell/cell'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import type { MineTextKey } from './locales/zh-cn'
import type { LevelSummary } from './member-facts'
import styles from './mine.module.scss'
import { MineModel } from './mine-model'
import { NextTicket } from './next-ticket'
import { OrderStates } from './order-states'
import { mineText } from './text'

/** Rows of the page: their targets, and the module by which a merchant removes them. */
const GROUPS = [
  [
    { module: 'TICKETS', key: 'tickets', icon: 'ticket', route: routes.ticketHolder },
    { module: 'MEMBER', key: 'members', icon: 'crown', route: routes.memberCenter },
    { module: 'COUPONS', key: 'coupons', icon: 'credit-card', route: routes.coupon },
    { module: 'CARDS', key: 'cards', icon: 'copy', route: routes.cardList },
    { module: 'POINTS', key: 'points', icon: 'coins', route: routes.points },
  ],
  [
    { module: 'FAVORITES', key: 'favorites', icon: 'heart', route: routes.favoriteShow },
    { module: 'ATTENDEES', key: 'attendees', icon: 'id-card', route: routes.viewer },
    { module: 'ADDRESSES', key: 'addresses', icon: 'map-pin', route: routes.address },
    { module: 'RIGHTS', key: 'rights', icon: 'credit-card', route: routes.myRights },
    { module: 'CERTIFICATES', key: 'certificates', icon: 'shield-check', route: routes.certificates },
  ],
  [
    { module: 'LANGUAGE', key: 'language', icon: 'globe', route: routes.language },
    { module: 'SUPPORT', key: 'support', icon: 'message-circle', route: routes.support },
    { module: 'SETTINGS', key: 'settings', icon: 'settings', route: routes.settings },
    // Last: they depend on the shop's configuration, and nothing below may move when that arrives late.
    { module: 'SKIN', key: 'skin', icon: 'moon', route: routes.skinSwitch },
    { module: 'STUDENT', key: 'student', icon: 'id-card', route: routes.studentVerify },
  ],
] as const

function MinePage() {
  const t = useText(mineText)
  const app = useApp()
  const { navigation, scanner, prompts } = app
  const model = useModel((parts) => new MineModel(parts))
  useLoad(model, 'opened', 'session')
  useLoad(model.orders, 'shown', 'orders', 'session')
  useLoad(model.belongings, 'shown', 'tickets', 'coupons', 'cards', 'session')

  const { tickets, coupons, cards, points } = model.belongings
  const values: Partial<Record<MineTextKey, string>> = {
    members: levelWords(t, model.member.level),
    coupons: figure(coupons.value),
    cards: figure(cards.value),
    points: figure(points.value),
  }

  async function scan() {
    const outcome = await scanner.scan()
    if (outcome.kind === 'denied') prompts.showToast(t('scan.denied'))
    if (outcome.kind === 'failed') prompts.showToast(t('scan.failed'))
    if (outcome.kind === 'scanned' && !(await handleScan(app, outcome.text))) prompts.showToast(t('scan.unknown'))
  }

  return (
    <PageFrame isWide hasOwnTitle title={t('title')} overlay={<MemberPopups />}>
      <Account />
      {app.session.isLoggedIn && model.isShown('TICKETS') && <NextTicket tickets={tickets} />}
      {model.isWaiting && <SkeletonBlock className={styles.functionsToCome} />}
      {model.functions.length > 0 && <Functions functions={model.functions} />}
      {model.isShown('ORDERS') && (
        <View className={styles.group}>
          <Cell
            id="orders"
            icon="receipt"
            title={t('orders')}
            value={t('orders.all')}
            onPress={() => void navigation.open(routes.orders, {})}
          />
          <OrderStates counts={model.orders} />
        </View>
      )}
      <View className={styles.groups}>
        {GROUPS.map((group) => (
          <View key={group[0].key} className={styles.group}>
            {group
              .filter(({ module }) => model.isShown(module))
              .map(({ key, icon, route }) => (
                <Cell
                  key={key}
                  id={key}
                  icon={icon}
                  title={t(key)}
                  value={values[key]}
                  onPress={() => void navigation.open(route, {})}
                />
              ))}
          </View>
        ))}
      </View>
      {scanner.isSupported && (
        <View className={styles.group}>
          <Cell id="scan" icon="scan-line" title={t('scan')} onPress={() => void scan()} />
        </View>
      )}
      <LayoutPart page="PERSONAL_CENTER" />
    </PageFrame>
  )
}

/** `20,654`; empty for none, and until it is known. */
function figure(count: number | null): string {
  return count ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : ''
}

/** The level of the user, with what it takes off tickets. */
function levelWords(t: Translate<MineTextKey>, level: LevelSummary | null): string {
  if (!level) return ''
  const { name, discount } = level
  return discount === null ? name : `${name} · ${t('members.discount', { discount })}`
}

const Account = observer(function Account() {
  const t = useText(mineText)
  const { navigation, session, theme } = useApp()
  const { user } = session
  if (user) {
    return (
      <Pressable id="profile" className={styles.user} onPress={() => void navigation.open(routes.member, {})}>
        <Avatar src={user.avatar || theme.standInAvatar} size="large" />
        <View className={styles.words}>
          <View className={styles.name}>{user.nickname}</View>
          <View className={styles.sub}>{session.maskedPhone}</View>
        </View>
        <Icon className={styles.chevron} name="chevron-right" size="small" />
      </Pressable>
    )
  }
  return (
    <Pressable id="log-in" className={styles.user} onPress={() => void navigation.openLogin()}>
      <Avatar size="large" />
      <View>
        <View className={styles.name}>{t('login')}</View>
        <View className={styles.sub}>{t('login.hint')}</View>
      </View>
    </Pressable>
  )
})

/** Additions of the merchant. */
function Functions({ functions }: { functions: readonly ShopFunction[] }) {
  const app = useApp()
  return (
    <View className={styles.functions}>
      <HorizontalScroll>
        {functions.map(({ code, name, iconUrl, jump }) => (
          <Pressable key={code} id={`function-${code}`} className={styles.function} onPress={() => openJump(app, jump)}>
            <Picture className={styles.functionIcon} src={iconUrl} alt="" />
            <Text>{name}</Text>
          </Pressable>
        ))}
      </HorizontalScroll>
    </View>
  )
}

export default page(MinePage, routes.mine)
