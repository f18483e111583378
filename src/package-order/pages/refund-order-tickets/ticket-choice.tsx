import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RefundableSession } from '@/contracts/refund/get-refundable-order'
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
  const { sessionName, maxTimes, usedTimes, tickets } = session
  const canChoose = tickets.some(({ selectable }) => selectable)
  return (
    <Card title={sessionName}>
      {canChoose && !model.areGoods(session) && (
        <View className={styles.sub}>
          {t('refund.times', { left: Math.max(0, maxTimes - usedTimes), max: maxTimes })}
        </View>
      )}
      {tickets.map(({ ticketId, seatPlanName, seatDesc, audienceName, priceInfo, selectable, disabledReason }) => (
        <Pressable
          key={ticketId}
          id={`ticket-${ticketId}`}
          role="checkbox"
          isChecked={model.isChosen(ticketId)}
          isDisabled={!selectable}
          className={classNames(styles.ticket, !selectable && styles.fixed)}
          onPress={() => model.toggle(ticketId)}
        >
          <View className={styles.words}>
            <View>{[planBesidePrice({ seatPlanName, priceInfo }), seatDesc].filter(Boolean).join(' ')}</View>
            {(audienceName || disabledReason) && (
              <View className={styles.sub}>{[audienceName, disabledReason].filter(Boolean).join(' · ')}</View>
            )}
          </View>
          <Price price={priceInfo} />
          {selectable && <CheckMark isChecked={model.isChosen(ticketId)} />}
        </Pressable>
      ))}
    </Card>
  )
})
