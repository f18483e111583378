import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { priceText } from '@/domain/money'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Chip } from '@/ui/chip/chip'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { seatsText } from '../../seats/text'
import { SeatPlanButton } from '../../shared/seat-plan-button'
import styles from './pick-seat.module.scss'
import type { PickSeatModel } from './pick-seat-model'
import type { SeatHall } from './seat-hall'

/** What the colours mean; a tap shows the seats of one price alone. */
export const PriceLegend = observer(function PriceLegend({ model, hall }: { model: PickSeatModel; hall: SeatHall }) {
  const t = useText(seatsText)
  const { theme } = useApp()
  const { priceLevels } = hall.layout.map
  const { levels } = seatMapColors(theme.palette, priceLevels)
  // The price of the booking, which may be the last of many. A tap is on what is in sight.
  const [shownAtFirst] = useState(model.selection.shownPlanId)
  return (
    <HorizontalScroll shownId={shownAtFirst === null ? undefined : chipId(shownAtFirst)}>
      <View className={styles.legend} role="radiogroup" aria-label={t('seat.prices')}>
        <Chip isSelected={model.selection.shownPlanId === null} onPress={() => model.selection.showPlan(null)}>
          {t('seat.allPrices')}
        </Chip>
        {priceLevels.map(({ seatPlanId, seatPlanName, priceInfo }, level) => (
          <Chip
            key={seatPlanId}
            id={chipId(seatPlanId)}
            isSelected={model.selection.shownPlanId === seatPlanId}
            label={seatPlanName}
            onPress={() => model.selection.showPlan(seatPlanId)}
          >
            <View className={styles.dot} style={{ backgroundColor: levels[level] }} />
            {priceText(priceInfo)}
          </Chip>
        ))}
      </View>
      <SeatPlanButton isChip pictureUrl={hall.pictureUrl} />
    </HorizontalScroll>
  )
})

function chipId(seatPlanId: string): string {
  return `price-${seatPlanId}`
}
