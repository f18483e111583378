import { Text, View } from '@tarojs/components'
import type { OrderedTicket, TicketState } from '@/contracts/order/get-order'
import { useText } from '@/i18n/use-text'
import styles from '../../orders/order.module.scss'
import { ordersText } from '../../orders/text'
import { ticketLines } from './ticket-lines'

/** Tickets of a session by category, seat, holder and state. */
export function OrderedTickets({ tickets }: { tickets: readonly OrderedTicket[] }) {
  const t = useText(ordersText)
  return (
    <>
      {ticketLines(tickets).map(({ ticket, count }) => {
        const { ticketId, seatPlanName, seatDesc, audienceName, maskedIdNo, ticketState } = ticket
        const what = [seatPlanName, seatDesc, count > 1 && `× ${count}`].filter(Boolean).join(' ')
        const whose = [audienceName, maskedIdNo, isShown(ticketState) && t(`ticket.${ticketState}`)]
        return (
          <View key={ticketId} className={styles.line}>
            <Text>{what}</Text>
            <Text className={styles.sub}>{whose.filter(Boolean).join(' ')}</Text>
          </View>
        )
      })}
    </>
  )
}

/** True if the ticket state is shown: not for tickets ready to use (REFUND-012). */
function isShown(state: TicketState): state is (typeof SHOWN_STATES)[number] {
  return SHOWN_STATES.some((shown) => shown === state)
}

const SHOWN_STATES = ['LOCKED', 'TRANSFERRED', 'USED', 'REFUNDING', 'REFUNDED', 'EXCHANGED'] as const
