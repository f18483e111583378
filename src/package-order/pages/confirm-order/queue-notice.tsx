import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { checkoutText } from '../../checkout/text'
import styles from './kept-notice.module.scss'
import type { QueueTurn } from './queue-turn'

/** Tells a returning buyer of a hot show that their place was kept, and when their turn comes. */
export const QueueNotice = observer(function QueueNotice({ turn }: { turn: QueueTurn }) {
  const t = useText(checkoutText)
  const { state, place, countdown } = turn
  if (state === 'none') return null
  const isWaiting = state === 'waiting'
  const time = durationText(countdown.secondsLeft)
  return (
    <View className={styles.notice} id="queue-notice" role={isWaiting ? 'timer' : 'status'}>
      <Icon name="clock" size="small" />
      <Text className={styles.words}>
        {isWaiting ? t('confirm.queueWaiting', { place, time }) : t('confirm.queueTurn')}
      </Text>
    </View>
  )
})
