import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OfferedSeats, RecommendSeatsOutput } from '@/contracts/seat/recommend-seats'
import { formatCents } from '@/domain/money'
import { seatNames } from '@/domain/seat-names'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { Stepper } from '@/ui/stepper/stepper'
import { seatsText } from '../../seats/text'
import { sharedText } from '../../shared/text'
import { BestSeatsModel } from './best-seats-model'
import styles from './best-seats-sheet.module.scss'
import type { PickSeatModel } from './pick-seat-model'

interface SheetProps {
  model: PickSeatModel
  onClose(): void
}

/** Sheet with the best seats for a wish, and the savings elsewhere. */
export const BestSeatsSheet = observer(function BestSeatsSheet({ model, onClose }: SheetProps) {
  const t = useText(seatsText)
  const shared = useText(sharedText)
  const wish = useModel((app) => new BestSeatsModel(app.request, model.session, model.selection.mostTickets))
  useLoad(wish.offer, 'opened')

  async function choose(offered: OfferedSeats) {
    await model.selection.select(offered.seats.map(({ seatId }) => seatId))
    onClose()
  }

  return (
    <Sheet id="best-seats" title={t('seat.recommend')} onClose={onClose}>
      <View className={styles.line}>
        <Text>{t('seat.best.qty')}</Text>
        <Stepper
          count={wish.qty}
          min={1}
          max={model.selection.mostTickets}
          lessLabel={shared('booking.less')}
          moreLabel={shared('booking.more')}
          onChange={wish.setQty}
        />
      </View>
      <View className={styles.wishes}>
        <View className={styles.wishes} role="radiogroup" aria-label={t('seat.best.prefer')}>
          <Chip isSelected={wish.prefer === 'stage'} onPress={() => wish.setPrefer('stage')}>
            {t('seat.best.stage')}
          </Chip>
          <Chip isSelected={wish.prefer === 'price'} onPress={() => wish.setPrefer('price')}>
            {t('seat.best.price')}
          </Chip>
        </View>
        <Chip role="button" isSelected={wish.hasWheelchair} onPress={() => wish.setWheelchair(!wish.hasWheelchair)}>
          {`${wish.hasWheelchair ? '✓ ' : ''}${t('seat.best.wheelchair')}`}
        </Chip>
        <Chip role="button" isSelected={wish.maySplit} onPress={() => wish.setMaySplit(!wish.maySplit)}>
          {`${wish.maySplit ? '✓ ' : ''}${t('seat.best.split')}`}
        </Chip>
      </View>
      <ResourceView resource={wish.offer} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(offer) => <Offers offer={offer} onTake={choose} />}
      </ResourceView>
    </Sheet>
  )
})

function Offers({ offer, onTake }: { offer: RecommendSeatsOutput; onTake(offered: OfferedSeats): Promise<void> }) {
  const t = useText(seatsText)
  if (offer.seats.length === 0) return <View className={styles.none}>{t('seat.best.nothing')}</View>
  return (
    <View>
      <Offer
        id="best-0"
        offered={offer}
        note={offer.isTogether ? t('seat.best.together') : t('seat.best.apart')}
        onTake={onTake}
      />
      {offer.alternatives.map((other, at) => (
        <Offer
          key={other.seats[0]?.seatId}
          id={`best-${at + 1}`}
          offered={other}
          note={[rowsText(other.rowsBehind, t), savedText(other.savedCent, t)].filter(Boolean).join(t('seat.comma'))}
          onTake={onTake}
        />
      ))}
    </View>
  )
}

interface OfferProps {
  id: string
  offered: OfferedSeats
  note: string
  onTake(offered: OfferedSeats): Promise<void>
}

function Offer({ id, offered, note, onTake }: OfferProps) {
  const t = useText(seatsText)
  const locale = useLocale()
  return (
    <View className={styles.offer}>
      <View className={styles.words}>
        <View className={styles.names}>{seatNames(offered.seats, locale)}</View>
        <View className={styles.note}>{`¥${formatCents(offered.totalCent)} · ${note}`}</View>
      </View>
      <Button
        id={id}
        size="small"
        kind={id === 'best-0' ? 'primary' : 'secondary'}
        onPress={() => void onTake(offered)}
      >
        {t('seat.best.take')}
      </Button>
    </View>
  )
}

type Words = ReturnType<typeof useText<keyof (typeof seatsText)['zh-CN']>>

function savedText(cents: number, t: Words): string {
  const price = `¥${formatCents(Math.abs(cents))}`
  return t(cents >= 0 ? 'seat.best.saved' : 'seat.best.dearer', { price })
}

function rowsText(rows: number | undefined, t: Words): string {
  if (rows === undefined || rows === 0) return ''
  return t(rows > 0 ? 'seat.best.behind' : 'seat.best.inFront', { count: Math.abs(rows) })
}
