import { Text, View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { OfferedTickets } from '@/contracts/order/order-items'
import type { SeatRef } from '@/contracts/seat/seat-map'
import { planWithPrice } from '@/domain/shown-price'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'

/** Adjacent seats, with their zone and row once. */
function seatRows(seats: readonly SeatRef[]) {
  const rows = new Map<string, { zone: string; row: string; nos: string[] }>()
  for (const { zoneName: zone, rowName: row, no } of seats) {
    const key = `${zone} ${row}`
    const found = rows.get(key) ?? { zone, row, nos: [] }
    found.nos.push(no)
    rows.set(key, found)
  }
  return [...rows.values()]
}

/** Tickets of one session in an offer; a package has several. */
export function OfferedTicketsCard({ tickets, seatsId }: { tickets: OfferedTickets; seatsId: string }) {
  const t = useText(checkoutText)
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
            <Text>
              {seatRows(seats)
                .map(({ zone, row, nos }) => t('confirm.seatName', { zone, row, no: nos.join(t('confirm.seatAnd')) }))
                .join(' · ')}
            </Text>
          </View>
        )}
      </ShowSummary>
    </Card>
  )
}
