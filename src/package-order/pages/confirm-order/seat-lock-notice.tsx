import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { checkoutText } from '../../checkout/text'
import styles from './kept-notice.module.scss'
import type { SeatLock } from './seat-lock'

/** Time for which the picked seats stay locked; then a button to select again. */
export const SeatLockNotice = observer(function SeatLockNotice({ lock, onOver }: { lock: SeatLock; onOver(): void }) {
  const t = useText(checkoutText)
  const { countdown, isOver } = lock
  if (isOver) {
    return (
      <View className={styles.notice} id="seats-over" role="alert">
        <Text className={styles.words}>{t('confirm.seatsOver')}</Text>
        <Button id="choose-seats" size="small" onPress={onOver}>
          {t('confirm.chooseSeats')}
        </Button>
      </View>
    )
  }
  if (!countdown.isRunning) return null
  return (
    <View className={styles.notice} id="seats-kept" role="timer">
      <Icon name="clock" size="small" />
      <Text className={styles.words}>{t('confirm.seatsKept', { time: durationText(countdown.secondsLeft) })}</Text>
    </View>
  )
})
