import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import { priceInfoFromCents } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { showText } from '../../text'
import styles from './booking.module.scss'
import type { BookingModel } from './booking-model'

/** What it costs and the way on. */
export const BookingBar = observer(function BookingBar({ model }: { model: BookingModel }) {
  const t = useText(showText)
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
      <BottomBar>
        <Button
          id="register"
          isWide
          isDisabled={isDone}
          isBusy={registration.isRunning}
          onPress={() => void register()}
        >
          {isDone ? t('booking.registered') : t('buy.register')}
        </Button>
      </BottomBar>
    )
  }
  if (action?.kind === 'pickSeat') {
    return (
      <BottomBar>
        <Button id="pick-seats" isWide onPress={model.pickSeats}>
          {t('buy.selectSeats')}
        </Button>
      </BottomBar>
    )
  }
  const canGoOn = action?.kind === 'order' && limit > 0
  return (
    <BottomBar>
      {canGoOn && (
        <View className={styles.total}>
          <Text className={styles.hint}>{t('booking.total')}</Text>
          <TicketPrice className={styles.totalPrice} price={priceInfoFromCents(model.totalCents)} />
        </View>
      )}
      <Button id="next" isWide={!canGoOn} isDisabled={!canGoOn} onPress={model.confirm}>
        {action?.kind === 'order' && limit === 0
          ? t('booking.limitReached')
          : t(canGoOn ? 'booking.next' : 'booking.choosePlan')}
      </Button>
    </BottomBar>
  )
})
