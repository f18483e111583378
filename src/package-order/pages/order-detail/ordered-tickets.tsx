import { Text, View } from '@tarojs/components'
import type { OrderedTicket, TicketState } from '@/contracts/order/get-order'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { FactLine } from '@/ui/fact-line/fact-line'
import styles from '../../orders/order.module.scss'
import { ordersText } from '../../orders/text'
import { ticketLines } from '../../shared/ticket-lines'

/** Tickets of a session by category, seats, holder and state, and where to enter. */
export function OrderedTickets({ tickets }: { tickets: readonly OrderedTicket[] }) {
  const t = useText(ordersText)
  const locale = useLocale()
  const entrances = [...new Set(tickets.flatMap(({ entrance }) => entrance ?? []))]
  return (
    <>
      {ticketLines(tickets, locale).map(({ ticket, count, text }) => {
        const { ticketId, audienceName, maskedIdNo, ticketState } = ticket
        const what = [text, count > 1 && `× ${count}`].filter(Boolean).join(' ')
        const whose = [audienceName, maskedIdNo, isShown(ticketState) && t(`ticket.${ticketState}`)]
        return (
          <View key={ticketId} className={styles.line}>
            <Text>{what}</Text>
            <Text className={styles.sub}>{whose.filter(Boolean).join(' ')}</Text>
          </View>
        )
      })}
      {entrances.length > 0 && <FactLine name={t('detail.entrance')} value={entrances.join(' · ')} />}
    </>
  )
}

/** True if the ticket state is shown: not for tickets ready to use (REFUND-012). */
function isShown(state: TicketState): state is (typeof SHOWN_STATES)[number] {
  return SHOWN_STATES.some((shown) => shown === state)
}

const SHOWN_STATES = ['LOCKED', 'TRANSFERRED', 'USED', 'REFUNDING', 'REFUNDED', 'EXCHANGED'] as const
