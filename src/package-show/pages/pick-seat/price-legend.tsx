import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { priceText } from '@/domain/money'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Chip } from '@/ui/chip/chip'
import { seatsText } from '../../seats/text'
import { SeatPlanButton } from '../../shared/seat-plan-button'
import styles from './pick-seat.module.scss'
import type { PickSeatModel } from './pick-seat-model'
import type { SeatHall } from './seat-hall'

/** Legend of the colours; a tap shows the seats of one price only. */
export const PriceLegend = observer(function PriceLegend({ model, hall }: { model: PickSeatModel; hall: SeatHall }) {
  const t = useText(seatsText)
  const { theme } = useApp()
  const { priceLevels } = hall.layout.map
  const { levels } = seatMapColors(theme.palette, priceLevels)
  return (
    <View className={styles.prices}>
      <View className={styles.legend} role="radiogroup" aria-label={t('seat.prices')}>
        <Chip isSelected={model.selection.shownPlanId === null} onPress={() => model.selection.showPlan(null)}>
          {t('seat.allPrices')}
        </Chip>
        {priceLevels.map(({ seatPlanId, seatPlanName, priceInfo }, level) => (
          <Chip
            key={seatPlanId}
            id={`price-${seatPlanId}`}
            isSelected={model.selection.shownPlanId === seatPlanId}
            label={seatPlanName}
            onPress={() => model.selection.showPlan(seatPlanId)}
          >
            <View className={styles.dot} style={{ backgroundColor: levels[level] }} />
            <Text>{priceText(priceInfo)}</Text>
          </Chip>
        ))}
      </View>
      <SeatPlanButton isChip pictureUrl={hall.pictureUrl} />
    </View>
  )
})
