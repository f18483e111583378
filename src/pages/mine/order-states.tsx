import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { ORDER_SHORTCUTS, type OrderCounts } from './order-counts'
import styles from './order-states.module.scss'
import { mineText } from './text'

const MOST = 99

/** The states of orders with how many are in each; as high without counts as with them. */
export const OrderStates = observer(function OrderStates({ counts }: { counts: OrderCounts }) {
  const t = useText(mineText)
  const { navigation } = useApp()
  return (
    <View className={styles.states}>
      {ORDER_SHORTCUTS.map(({ key, icon, tab, orderState: state }) => {
        const count = counts.of(key)
        return (
          <Pressable
            key={key}
            id={`orders-${key}`}
            className={styles.state}
            onPress={() => void navigation.open(routes.orders, tab === 'TICKET' ? { state } : { tab, state })}
          >
            <View className={styles.icon}>
              <Icon name={icon} />
              {count > 0 && <Text className={styles.badge}>{count > MOST ? `${MOST}+` : count}</Text>}
            </View>
            <Text>{t(`orders.${key}`)}</Text>
          </Pressable>
        )
      })}
    </View>
  )
})
