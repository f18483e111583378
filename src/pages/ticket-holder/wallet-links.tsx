import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { ticketHolderText } from './text'
import styles from './ticket-holder.module.scss'

/** Other ways to look at one's tickets. */
export function WalletLinks() {
  const t = useText(ticketHolderText)
  const { navigation } = useApp()
  return (
    <View className={styles.links}>
      <Pressable
        id="to-history"
        role="link"
        className={styles.link}
        onPress={() => void navigation.open(routes.historyTicket, {})}
      >
        <Icon name="clock" size="small" />
        <Text>{t('history')}</Text>
      </Pressable>
      <Pressable
        id="to-sites"
        role="link"
        className={styles.link}
        onPress={() => void navigation.open(routes.siteList, {})}
      >
        <Icon name="map-pin" size="small" />
        <Text>{t('sites')}</Text>
      </Pressable>
      <Pressable
        id="to-bind"
        role="link"
        className={styles.link}
        onPress={() => void navigation.open(routes.bindTicket, {})}
      >
        <Icon name="plus" size="small" />
        <Text>{t('bind')}</Text>
      </Pressable>
    </View>
  )
}
