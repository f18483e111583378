import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { showText } from '../../text'
import styles from './pick-seat.module.scss'
import type { PickSeatModel } from './pick-seat-model'
import { seatLabel } from './seat-facts'
import type { SeatHall } from './seat-hall'
import { noticeText } from './seat-notice'

/** What just happened, and the seat that is looked at with its view, before it is taken; both are read out. */
export const SeatWords = observer(function SeatWords({ model, hall }: { model: PickSeatModel; hall: SeatHall }) {
  const t = useText(showText)
  // What can be had lies in columns of numbers that nobody observes one by one.
  void hall.revision
  const { notice, inspected, chosen, offered } = model
  const looked = inspected !== null && !chosen.has(inspected) ? inspected : null
  const canTake = looked !== null && model.canTake(looked)
  const says = notice !== null || looked !== null
  return (
    <View className={styles.words}>
      <View className={styles.said}>
        <View id="seat-notice" aria-live="polite" role="status">
          {notice ? noticeText(notice, hall.layout, t) : ''}
        </View>
        <View className={styles.inspected} id="seat-inspected" aria-live="polite">
          {looked === null ? '' : seatLabel(hall.layout, looked, t)}
          {looked !== null && !canTake && `${t('seat.comma')}${t('seat.zone.SOLD_OUT')}`}
        </View>
        {!says && chosen.size === 0 && <View className={styles.hint}>{t('seat.hint')}</View>}
      </View>
      {offered.length > 0 && (
        <Button id="take-instead" size="small" kind="secondary" onPress={model.acceptInstead}>
          {t('seat.takeInstead')}
        </Button>
      )}
      {canTake && (
        <Button id="take-seat" size="small" kind="secondary" onPress={() => model.toggle(looked)}>
          {t('seat.take')}
        </Button>
      )}
    </View>
  )
})
