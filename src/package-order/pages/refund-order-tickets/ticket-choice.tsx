import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RefundableSession, RefundableTicket } from '@/contracts/refund/get-refundable-order'
import { priceText } from '@/domain/money'
import { planBesidePrice } from '@/domain/shown-price'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { refundsText } from '../../refunds/text'
import styles from './refund-order-tickets.module.scss'
import type { RefundTicketsModel } from './refund-tickets-model'

/** Tickets of a session to select, and how many refunds it still allows (REFUND-010). */
export const TicketChoice = observer(function TicketChoice({
  model,
  session,
}: {
  model: RefundTicketsModel
  session: RefundableSession
}) {
  const t = useText(refundsText)
  const { showName, sessionName, maxTimes, usedTimes, tickets } = session
  const canChoose = tickets.some(({ selectable }) => selectable)
  return (
    <Card title={showName ?? sessionName}>
      {showName && <View className={styles.sub}>{sessionName}</View>}
      {canChoose && !model.areGoods(session) && (
        <View className={styles.sub}>
          {t('refund.times', { left: Math.max(0, maxTimes - usedTimes), max: maxTimes })}
        </View>
      )}
      {tickets.map((ticket) => (
        <TicketOption key={ticket.ticketId} model={model} ticket={ticket} />
      ))}
    </Card>
  )
})

/** A ticket with the amount paid for it, and the discounts that make it less than its price. */
const TicketOption = observer(function TicketOption({
  model,
  ticket,
}: {
  model: RefundTicketsModel
  ticket: RefundableTicket
}) {
  const t = useText(refundsText)
  const { ticketId, seatPlanName, seatDesc, audienceName, priceInfo, discountInfo, selectable, disabledReason } = ticket
  const discount = discountInfo && t('refund.discount', { amount: priceText(discountInfo) })
  const more = [audienceName, discount, disabledReason].filter(Boolean).join(' · ')
  return (
    <Pressable
      id={`ticket-${ticketId}`}
      role="checkbox"
      isChecked={model.isChosen(ticketId)}
      isDisabled={!selectable}
      className={classNames(styles.ticket, !selectable && styles.fixed)}
      onPress={() => model.toggle(ticketId)}
    >
      <View className={styles.words}>
        <View>{[planBesidePrice({ seatPlanName, priceInfo }), seatDesc].filter(Boolean).join(' ')}</View>
        {more && <View className={styles.sub}>{more}</View>}
      </View>
      <Price price={priceInfo} />
      {selectable && <CheckMark isChecked={model.isChosen(ticketId)} />}
    </Pressable>
  )
})
