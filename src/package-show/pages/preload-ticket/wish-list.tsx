import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { bookingText } from '../../booking/text'
import styles from './preload-ticket.module.scss'
import type { PreloadTicketModel } from './preload-ticket-model'

/** Wishes in order; each can move up or be removed. */
export const WishList = observer(function WishList({ model }: { model: PreloadTicketModel }) {
  const t = useText(bookingText)
  return (
    <View role="list">
      {model.wishes.value.map((wish, at) => {
        const name = wish.seatPlanName ?? ''
        return (
          <View key={wish.seatPlanId} role="listitem" className={styles.wish}>
            <Text className={styles.rank}>{at + 1}</Text>
            <View className={styles.words}>
              <View className={styles.name}>{name}</View>
              <View className={styles.hint}>{`${wish.sessionName ?? ''} × ${wish.qty}`}</View>
            </View>
            {at > 0 && (
              <Pressable
                className={styles.action}
                label={t('preload.prefer', { name })}
                onPress={() => model.prefer(wish)}
              >
                {t('preload.up')}
              </Pressable>
            )}
            <Pressable
              className={styles.action}
              label={t('preload.remove', { name })}
              onPress={() => model.remove(wish)}
            >
              <Icon name="x" size="small" />
            </Pressable>
          </View>
        )
      })}
    </View>
  )
})
