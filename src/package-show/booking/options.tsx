import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { priceInfoFromCents, priceText, yuanToCents } from '@/domain/money'
import type { SeatPlan, Session } from '@/domain/offered-sessions'
import { type BlockedReason, bookingActionOf } from '@/domain/purchase-mode'
import { sessionNote } from '@/domain/session-note'
import { planBesidePrice } from '@/domain/shown-price'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import type { SharedTextKey } from '../shared/locales/zh-cn'
import { OfferPrice } from '../shared/offer-price'
import { sharedText } from '../shared/text'
import type { BookingTextKey } from './locales/zh-cn'
import styles from './options.module.scss'
import { bookingText } from './text'

interface OptionProps {
  id?: string
  isChosen: boolean
  isDisabled?: boolean
  onPress(): void
  children: ReactNode
}

/** A choice button over the whole width. */
export function Option({ id, isChosen, isDisabled, onPress, children }: OptionProps) {
  return (
    <Pressable
      id={id}
      role="radio"
      isChecked={isChosen}
      isDisabled={isDisabled}
      className={classNames(styles.option, isChosen && styles.chosen)}
      onPress={onPress}
    >
      {children}
    </Pressable>
  )
}

interface SessionOptionProps {
  session: Session
  isChosen: boolean
  onPress(): void
}

export function SessionOption({ session, isChosen, onPress }: SessionOptionProps) {
  const t = useText(sharedText)
  const { sessionStatus, sessionShowTime, nextSaleText } = session
  const note = sessionNote(session)
  return (
    <Option isChosen={isChosen} onPress={onPress}>
      <View className={styles.words}>
        <View className={styles.name}>{sessionShowTime}</View>
        {note && <View className={styles.sub}>{note}</View>}
      </View>
      {sessionStatus !== 'ON_SALE' && (
        <Text className={styles.mark}>{nextSaleText ?? t(`session.${sessionStatus}`)}</Text>
      )}
    </Option>
  )
}

interface SeatPlanOptionProps {
  id: string
  plan: SeatPlan
  /** Price in a ticket package, yuan; null outside packages. */
  packagePrice?: number | null
  isChosen: boolean
  onPress(): void
}

export function SeatPlanOption({ id, plan, packagePrice = null, isChosen, onPress }: SeatPlanOptionProps) {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const action = bookingActionOf(plan)
  const isBlocked = action.kind === 'blocked'
  const isPriced = action.kind === 'order' || action.kind === 'pickSeat'
  const inPackage =
    packagePrice !== null &&
    t('booking.packagePrice', { price: priceText(priceInfoFromCents(yuanToCents(packagePrice))) })
  const notes = [
    plan.unitQty > 1 && t('booking.unit', { count: plan.unitQty }),
    plan.comments,
    // Shows the eligibility even without a text of the shop.
    plan.limitDesc ?? (plan.purchaseMode === 'DESIGNATED' && t('plan.designated')),
    inPackage,
  ]
  return (
    <Option id={id} isChosen={isChosen} isDisabled={isBlocked} onPress={onPress}>
      <View className={styles.words}>
        <View className={styles.name}>{isPriced ? planBesidePrice(plan) : plan.seatPlanName}</View>
        <View className={styles.sub}>{notes.filter(Boolean).join(' · ')}</View>
      </View>
      {plan.stockTip && <Text className={styles.tip}>{plan.stockTip}</Text>}
      {action.kind === 'order' && action.mode === 'WAIT_LIST' && (
        <Text className={styles.mark}>{shared('buy.waitList')}</Text>
      )}
      {isPriced && <OfferPrice className={styles.price} price={plan.priceInfo} />}
      {action.kind === 'register' && <Text className={styles.mark}>{t('plan.LACK_OF_TICKET')}</Text>}
      {action.kind === 'registered' && <Text className={styles.mark}>{t('plan.registered')}</Text>}
      {action.kind === 'blocked' && <Text className={styles.mark}>{blockedText(action.reason, t, shared)}</Text>}
    </Option>
  )
}

function blockedText(reason: BlockedReason, t: Translate<BookingTextKey>, shared: Translate<SharedTextKey>): string {
  if (reason === 'soldOut') return t('plan.SOLD_OUT')
  return reason === 'waitListFull' ? t('plan.waitListFull') : shared(`session.${reason}`)
}
