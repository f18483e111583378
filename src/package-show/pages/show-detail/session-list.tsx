import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { Session } from '@/domain/offered-sessions'
import { sessionNote } from '@/domain/session-note'
import { monthDayText, venueTime, weekdayName } from '@/domain/show-date'
import { zoneName } from '@/domain/venue-clock'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Chip } from '@/ui/chip/chip'
import { Heading } from '@/ui/heading/heading'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { OfferPrice } from '../../shared/offer-price'
import { sharedText } from '../../shared/text'
import { showsText } from '../../shows/text'
import { isVisit } from './is-visit'
import { RecentOrders } from './recent-orders'
import styles from './session-list.module.scss'
import type { ShowMoreModel } from './show-more-model'

interface SessionListProps {
  model: ShowMoreModel
  show: ShowBasicInfo
  /** Null until loaded. */
  sale: GetShowDynamicOutput | null
  onBook(bizShowSessionId: string): void
}

/** Sessions of a show; a long run is filtered by day. A tap opens the tickets of the session. */
export const SessionList = observer(function SessionList({ model, show, sale, onBook }: SessionListProps) {
  const t = useText(showsText)
  const shared = useText(sharedText)
  const { locale } = useApp()
  const { sessions, days, day } = model
  // A custom or hidden price of the show hides the session prices (CAT-054, CAT-055).
  const isPriced = sale?.customPrice === undefined
  // Times are local to the venue; a note informs users in other time zones (CAT-075).
  const isElsewhere = show.utcOffset !== -new Date(show.firstShowTime).getTimezoneOffset()
  const localTime = show.localTimeTxt || (isElsewhere && t('sessions.localTime', { zone: zoneName(show.utcOffset) }))
  const dayText = (date: string) => {
    const time = venueTime(Date.parse(date), 0)
    return `${monthDayText(time, locale.locale)} ${weekdayName(time, locale.locale)}`
  }
  return (
    <View className={styles.section} id="sessions">
      <View className={styles.head}>
        <Heading className={styles.heading}>
          {t(isVisit(show.showType) ? 'sessions.title.visit' : 'sessions.title')}
        </Heading>
        <RecentOrders orders={model.recentOrders.value ?? []} />
      </View>
      {localTime && (
        <View className={styles.sub} id="local-time">
          {localTime}
        </View>
      )}
      <ResourceView resource={sessions} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(all) =>
          all.length === 0 ? (
            <View className={styles.none}>{shared('booking.noSessions')}</View>
          ) : (
            <>
              {days.length > 0 && (
                <View className={styles.days} role="radiogroup" aria-label={t('sessions.day')}>
                  <HorizontalScroll>
                    {days.map((date) => (
                      <Chip key={date} isSelected={date === day} onPress={() => model.choose(date)}>
                        {dayText(date)}
                      </Chip>
                    ))}
                  </HorizontalScroll>
                </View>
              )}
              {model.shownSessions.map((session) => (
                <SessionRow
                  key={session.bizShowSessionId}
                  session={session}
                  isPriced={isPriced}
                  onPress={() => onBook(session.bizShowSessionId)}
                />
              ))}
            </>
          )
        }
      </ResourceView>
    </View>
  )
})

/** Sessions that cannot be bought show the reason and are no links. */
const CLOSED: readonly string[] = ['CANCELED', 'DELAY', 'PENDING'] satisfies Session['sessionStatus'][]

interface SessionRowProps {
  session: Session
  isPriced: boolean
  onPress(): void
}

function SessionRow({ session, isPriced, onPress }: SessionRowProps) {
  const t = useText(sharedText)
  const { sessionStatus, sessionShowTime, nextSaleText, minPriceInfo, localTimeTxt } = session
  const note = sessionNote(session)
  const isOpen = !CLOSED.includes(sessionStatus)
  const content = (
    <>
      <View className={styles.words}>
        <View>{sessionShowTime}</View>
        {note && <View className={styles.sub}>{note}</View>}
        {localTimeTxt && <View className={styles.sub}>{localTimeTxt}</View>}
      </View>
      {sessionStatus === 'ON_SALE' ? (
        isPriced && minPriceInfo && <OfferPrice className={styles.price} price={minPriceInfo} />
      ) : (
        <Text className={styles.mark}>{nextSaleText ?? t(`session.${sessionStatus}`)}</Text>
      )}
    </>
  )
  if (!isOpen) return <View className={styles.row}>{content}</View>
  return (
    <Pressable className={styles.row} role="link" onPress={onPress}>
      {content}
      <Icon name="chevron-right" size="small" />
    </Pressable>
  )
}
