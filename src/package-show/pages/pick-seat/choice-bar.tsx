import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCents, priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { useErrorToast } from '@/shell/use-error-toast'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { seatsText } from '../../seats/text'
import styles from './pick-seat.module.scss'
import type { PickSeatModel } from './pick-seat-model'
import { seatName } from './seat-facts'
import type { SeatHall } from './seat-hall'
import { SeatWords } from './seat-words'

interface BarProps {
  /** A map inspects seats before selection; a list selects them directly. */
  hasMap: boolean
  model: PickSeatModel
  hall: SeatHall
  onRecommend(): void
}

/** Selected seats with prices, their notices and the button. */
export const ChoiceBar = observer(function ChoiceBar({ model, hall, hasMap, onRecommend }: BarProps) {
  const t = useText(seatsText)
  const showError = useErrorToast()
  const { locking } = model
  const { chosenSeats, totalCents } = model.selection
  const count = chosenSeats.length

  async function confirm() {
    await model.confirm()
    if (locking.error) showError(locking.error)
  }

  const above = (
    <>
      <SeatWords model={model} hall={hall} hasMap={hasMap} />
      {count > 0 && (
        <HorizontalScroll>
          {chosenSeats.map((seat) => {
            const level = hall.layout.levelOf(seat)
            const name = seatName(hall.layout, seat, t)
            const price = level ? priceText(level.priceInfo) : ''
            return (
              <Pressable
                key={seat}
                className={styles.choice}
                label={t('seat.remove', { seat: `${name} ${price}` })}
                onPress={() => model.selection.toggle(seat)}
              >
                <Text>{name}</Text>
                <Text className={styles.choicePrice} aria-hidden>
                  {price}
                </Text>
                <Icon name="x" size="small" />
              </Pressable>
            )
          })}
        </HorizontalScroll>
      )}
    </>
  )
  return (
    <BottomBar above={above}>
      <Button id="recommend" kind="secondary" isWide={count === 0} onPress={onRecommend}>
        {t('seat.recommend')}
      </Button>
      <Button
        id="confirm-seats"
        isWide
        isDisabled={count === 0}
        isBusy={locking.isRunning}
        onPress={() => void confirm()}
      >
        {count === 0 ? t('seat.none') : t('seat.confirm', { count, price: `¥${formatCents(totalCents)}` })}
      </Button>
    </BottomBar>
  )
})
