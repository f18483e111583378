import { View } from '@tarojs/components'
import { LayoutPart } from '@/blocks/layout/layout-part'
import { maskedPhone } from '@/domain/phone'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { Cell } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Tappable } from '@/ui/tappable/tappable'
import styles from './mine.module.scss'
import { mineText } from './text'

function MinePage() {
  const t = useText(mineText)
  const { navigation, session } = useApp()
  const { user } = session
  return (
    <PageFrame title={t('title')}>
      {user ? (
        <View className={styles.user}>
          <Picture className={styles.avatar} src={user.avatar ?? ''} alt="" />
          <View>
            <View className={styles.name}>{user.nickname}</View>
            <View className={styles.sub}>{maskedPhone(user.cellphone ?? '')}</View>
          </View>
        </View>
      ) : (
        <Tappable id="log-in" className={styles.user} onTap={() => void navigation.openLogin()}>
          <View className={styles.avatar}>
            <Icon name="user" size="large" />
          </View>
          <View>
            <View className={styles.name}>{t('login')}</View>
            <View className={styles.sub}>{t('login.hint')}</View>
          </View>
        </Tappable>
      )}
      <View className={styles.group}>
        <Cell id="orders" icon="receipt" title={t('orders')} onTap={() => void navigation.open(routes.orders, {})} />
        <Cell
          id="tickets"
          icon="ticket"
          title={t('tickets')}
          onTap={() => void navigation.switchTab(routes.ticketHolder, {})}
        />
      </View>
      <View className={styles.group}>
        <Cell icon="globe" title={t('language')} onTap={() => void navigation.open(routes.language, {})} />
        <Cell icon="moon" title={t('skin')} onTap={() => void navigation.open(routes.skinSwitch, {})} />
        <Cell
          id="support"
          icon="message-circle"
          title={t('support')}
          onTap={() => void navigation.open(routes.support, {})}
        />
        <Cell
          id="settings"
          icon="settings"
          title={t('settings')}
          onTap={() => void navigation.open(routes.settings, {})}
        />
      </View>
      <LayoutPart page="PERSONAL_CENTER" />
    </PageFrame>
  )
}

export default page(MinePage, routes.mine)
