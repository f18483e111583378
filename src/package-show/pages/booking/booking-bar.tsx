import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { priceInfoFromCents, priceText } from '@/domain/money'
import { planBesidePrice } from '@/domain/shown-price'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Stepper } from '@/ui/stepper/stepper'
import { bookingText } from '../../booking/text'
import { OfferPrice } from '../../shared/offer-price'
import { sharedText } from '../../shared/text'
import styles from './booking.module.scss'
import { BookingFoot } from './booking-foot'
import type { BookingModel } from './booking-model'

/** Button texts by purchase mode (CAT-060, CAT-062, CAT-064, CAT-065). */
const ORDER_WORDS = {
  BUY: 'buy.buy',
  RESERVE: 'buy.reserve',
  DESIGNATED: 'buy.designated',
  WAIT_LIST: 'buy.waitList',
} as const

/** Total and the button to the next page. */
export const BookingBar = observer(function BookingBar({ model }: { model: BookingModel }) {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const { action, registration, limit } = model

  async function register() {
    await registration.submit()
    const { error } = registration
    prompts.showToast(error ? errorText(error, common).title : t('booking.registered'))
  }

  if (action?.kind === 'register' || action?.kind === 'registered') {
    const isDone = action.kind === 'registered'
    return (
      <BookingFoot>
        <Button
          id="register"
          isWide
          isDisabled={isDone}
          isBusy={registration.isRunning}
          onPress={() => void register()}
        >
          {isDone ? t('booking.registered') : shared('buy.register')}
        </Button>
      </BookingFoot>
    )
  }
  if (action?.kind === 'pickSeat') {
    return (
      <BookingFoot>
        <Button id="pick-seats" isWide onPress={model.pickSeats}>
          {shared('buy.selectSeats')}
        </Button>
      </BookingFoot>
    )
  }
  const canGoOn = action?.kind === 'order' && limit > 0
  return (
    <BookingFoot above={canGoOn ? <Quantity model={model} /> : undefined}>
      {canGoOn && (
        <View className={styles.total}>
          <Text className={styles.hint}>{t('booking.total')}</Text>
          <OfferPrice className={styles.totalPrice} price={priceInfoFromCents(model.totalCents)} />
          <IncludedFee model={model} />
        </View>
      )}
      <Button id="next" isWide={!canGoOn} isDisabled={!canGoOn} onPress={model.confirm}>
        {canGoOn
          ? shared(ORDER_WORDS[action.mode])
          : t(action?.kind === 'order' ? 'booking.limitReached' : 'booking.choosePlan')}
      </Button>
    </BookingFoot>
  )
})

/** Fees included in the total. */
const IncludedFee = observer(function IncludedFee({ model: { feeCents } }: { model: BookingModel }) {
  const t = useText(sharedText)
  const { shopConfig } = useApp()
  if (feeCents === 0 || shopConfig.hiddenPriceText !== null) return null
  return <Text className={styles.hint}>{t('price.withFee', { fee: priceText(priceInfoFromCents(feeCents)) })}</Text>
})

/** Selected plan and quantity, above the button: visible on every screen, however many plans there are. */
const Quantity = observer(function Quantity({ model }: { model: BookingModel }) {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const { session, plan, action, units, limit } = model
  if (!session || !plan) return null
  const { userRemaining, limitation } = session
  const allowed =
    userRemaining === undefined
      ? t('booking.limit', { count: limitation })
      : t('booking.remaining', { count: userRemaining })
  const isWaiting = action?.kind === 'order' && action.mode === 'WAIT_LIST'
  return (
    <View className={styles.quantity} id="quantity">
      <View className={styles.words}>
        <View className={styles.heading}>{planBesidePrice(plan)}</View>
        <View className={styles.hint}>{session.sessionShowTime}</View>
        <View className={styles.hint}>{isWaiting ? t('booking.waitListHint') : allowed}</View>
      </View>
      <Stepper
        count={units}
        min={1}
        max={limit}
        lessLabel={shared('booking.less')}
        moreLabel={shared('booking.more')}
        onChange={model.setUnits}
      />
    </View>
  )
})
