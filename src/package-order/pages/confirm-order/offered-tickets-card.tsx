import { Text, View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { OfferedTickets } from '@/contracts/order/order-items'
import { seatNames } from '@/domain/seat-names'
import { planWithPrice } from '@/domain/shown-price'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'

/** Tickets of one session in an offer; a package has several. */
export function OfferedTicketsCard({ tickets, seatsId }: { tickets: OfferedTickets; seatsId: string }) {
  const t = useText(checkoutText)
  const locale = useLocale()
  const { show, session, items } = tickets
  const seats = items.flatMap((item) => item.seats ?? [])
  return (
    <Card>
      <ShowSummary
        name={show.showName}
        posterUrl={show.posterUrl}
        lines={[session.sessionShowTime, `${show.cityName} ${show.venueName}`]}
      >
        {items.map((item) => (
          <View key={item.seatPlanId} className={styles.line}>
            <Text>{planWithPrice(item)}</Text>
            <Text>{t('confirm.qty', { count: item.qty })}</Text>
          </View>
        ))}
        {seats.length > 0 && (
          <View className={styles.line} id={seatsId}>
            <Text>{seatNames(seats, locale)}</Text>
          </View>
        )}
      </ShowSummary>
    </Card>
  )
}
