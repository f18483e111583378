import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import type { SeatsTextKey } from '../../seats/locales/zh-cn'
import { seatsText } from '../../seats/text'
import styles from './pick-seat.module.scss'
import type { PickSeatModel } from './pick-seat-model'
import { seatLabel, standingLabel, unavailableText, zoneFacts } from './seat-facts'
import type { SeatHall } from './seat-hall'
import { noticeText } from './seat-notice'
import type { SeatSelection } from './seat-selection'

interface SeatWordsProps {
  model: PickSeatModel
  hall: SeatHall
  /** A map inspects seats before selection; a list selects them directly. */
  hasMap: boolean
}

/** Latest notice, and the inspected seat or standing area; both are read aloud. */
export const SeatWords = observer(function SeatWords({ model, hall, hasMap }: SeatWordsProps) {
  const t = useText(seatsText)
  const { terminal } = useApp()
  // Availability lies in plain columns of numbers: observe the revision.
  void hall.revision
  const { selection } = model
  const { notice, inspected, chosen, offered, standingZone } = selection
  const looked = inspected !== null && !chosen.has(inspected) ? inspected : null
  const canTake = looked !== null && selection.canTake(looked)
  const seatText = looked === null ? '' : lookedText(hall, selection, looked, t)
  const lookedAt = standingZone ? standingLabel(hall, standingZone, t) : seatText
  const mapHint = terminal.form === 'desktop' ? 'seat.hint.mouse' : 'seat.hint'
  const hint = hasMap ? mapHint : 'seat.hint.list'
  return (
    <View className={styles.words}>
      <View className={styles.said}>
        <View id="seat-notice" aria-live="polite" role="status">
          {notice ? noticeText(notice, hall.layout, t) : ''}
        </View>
        <View className={styles.inspected} id="seat-inspected" aria-live="polite">
          {lookedAt}
        </View>
        {notice === null && lookedAt === '' && chosen.size === 0 && <View className={styles.hint}>{t(hint)}</View>}
      </View>
      {offered.length > 0 && (
        <Button id="take-instead" size="small" kind="secondary" onPress={selection.acceptInstead}>
          {t('seat.takeInstead')}
        </Button>
      )}
      {standingZone !== null && !zoneFacts(hall, standingZone, t).isGone && (
        <Button id="book-standing" size="small" kind="secondary" onPress={() => model.bookStanding(standingZone)}>
          {t('seat.bookStanding')}
        </Button>
      )}
      {canTake && (
        <Button id="take-seat" size="small" kind="secondary" onPress={() => selection.toggle(looked)}>
          {t('seat.take')}
        </Button>
      )}
    </View>
  )
})

function lookedText({ layout }: SeatHall, selection: SeatSelection, seat: number, t: Translate<SeatsTextKey>): string {
  const label = seatLabel(layout, seat, t)
  return selection.canTake(seat) ? label : `${label}${t('seat.comma')}${unavailableText(selection, seat, t)}`
}
