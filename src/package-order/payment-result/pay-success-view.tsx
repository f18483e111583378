import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CalendarRow } from '@/blocks/calendar-row/calendar-row'
import { LayoutPart } from '@/blocks/layout/layout-part'
import { MessageInvite } from '@/blocks/message-invite/message-invite'
import type { SharedThing } from '@/blocks/share-sheet/share-model'
import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { OrderedShow } from '@/contracts/order/get-order'
import { type GetPaySuccessOutput, getPaySuccess } from '@/contracts/order/get-pay-success'
import { sharePayment } from '@/contracts/share/share-payment'
import { priceText } from '@/domain/money'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { PayResultParams } from '@/routes/order-routes'
import { orderRoute } from '@/services/navigation/order-route'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useShare } from '@/shell/use-share'
import { Button } from '@/ui/button/button'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { sharedText } from '../shared/text'
import { ticketLines } from '../shared/ticket-lines'
import { type BoughtOrder, boughtOrder } from './bought-order'
import { OtherResult, type ResultOrder } from './other-result'
import styles from './pay-success-view.module.scss'
import { SeeCardButton } from './see-card-button'
import { paymentResultText } from './text'

/** Messages offered after a payment. */
const AFTER_PAYING = ['ORDER_PAID', 'SHOW_REMIND', 'TICKET_TRANSFER'] as const

/** Page after a payment: tickets, order, sharing, and the merchant's layout. */
export const PaySuccessView = observer(function PaySuccessView({ paid }: { paid: Partial<PayResultParams> }) {
  const t = useText(paymentResultText)
  const { navigation, pendingPayment } = useApp()
  const { orderId = '', fromPage } = paid
  const words = useModel(
    ({ request }) =>
      new Resource<GetPaySuccessOutput>(() =>
        request(getPaySuccess, { orderId, orderType: paid.orderType ?? 'ticket' }),
      ),
  )

  const isPaid = words.value?.result === 'PAID'
  const orderType = words.value?.orderType
  // Paper tickets are not in the wallet.
  const hasTickets = words.value?.buttons.some(({ jump }) => jump.target === 'ticket') ?? false
  const bought = useModel((app) => new Resource(() => boughtOrder(app, orderId)))
  // Without a share link, the show itself is shared.
  const share = useModel(
    ({ request, session }) =>
      new Resource(async () => (session.isLoggedIn ? request(sharePayment, { orderId }) : null)),
  )
  const [isSharing, setSharing] = useState(false)
  const show = bought.value?.show
  const canSeeTickets = hasTickets && bought.value?.hasVouchers !== false
  const skeleton = <PageSkeleton height={320} />
  const isBoughtKnown = bought.status === 'ready' || bought.status === 'failed'
  const thing = isPaid && show ? asShared(show, share.value?.shareId) : null
  useShare(thing)

  function seeTickets() {
    const id = bought.value?.onlyVoucherId
    void (id ? navigation.open(routes.ticketDetail, { id }) : navigation.switchTab(routes.ticketHolder, {}))
  }

  useLoad(words, 'opened', 'orders', 'session')
  useLoad(bought, 'opened')
  useLoad(share, 'opened')
  useEffect(() => pendingPayment.clear(), [pendingPayment])

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={t(isPaid ? 'success.title' : 'success.unknown')}
      overlay={isSharing && thing && <ShareSheet thing={thing} onClose={() => setSharing(false)} />}
    >
      <ResourceView resource={words} skeleton={skeleton}>
        {({ result, title, tips }) =>
          result !== 'PAID' ? (
            <OtherResult result={result} title={title} tips={tips} order={{ orderId, orderType, fromPage }} />
          ) : // The order stands above the buttons: nothing moves under a finger when it loads.
          isBoughtKnown ? (
            <PaidOrder
              order={{ orderId, orderType, fromPage }}
              words={{ title, tips }}
              bought={bought.value}
              onTickets={canSeeTickets ? seeTickets : undefined}
              onShare={() => setSharing(true)}
            />
          ) : (
            skeleton
          )
        }
      </ResourceView>
    </PageFrame>
  )
})

interface PaidOrderProps {
  order: ResultOrder
  words: Pick<GetPaySuccessOutput, 'title' | 'tips'>
  /** Null for users who may not see it. */
  bought: BoughtOrder | null
  /** Absent without tickets in the wallet. */
  onTickets: (() => void) | undefined
  onShare(): void
}

/** Paid order, the next steps, and the merchant's layout. */
function PaidOrder({ order, words, bought, onTickets, onShare }: PaidOrderProps) {
  const t = useText(paymentResultText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const { orderId, orderType, fromPage } = order
  const hasCard = orderType === 'CARD'
  const show = bought?.show
  return (
    <>
      <View className={styles.page}>
        <Icon className={styles.mark} name="circle-check" size="huge" />
        <Text id="pay-success" className={styles.title}>
          {words.title || t('success.title')}
        </Text>
        <Text className={styles.tips}>{words.tips}</Text>
        {show && <Bought show={show} paid={bought?.paid} arrival={bought?.arrival} />}
        <View className={styles.actions}>
          {onTickets && (
            <Button id="see-tickets" isWide onPress={onTickets}>
              {t('success.tickets')}
            </Button>
          )}
          {hasCard && <SeeCardButton orderId={orderId} />}
          <View className={styles.pair}>
            <Button
              id="see-order"
              kind={onTickets || hasCard ? 'secondary' : 'primary'}
              isWide
              onPress={() => void navigation.redirect(orderRoute(orderType, fromPage), { orderId })}
            >
              {shared('success.order')}
            </Button>
            {show && (
              <Button id="share" kind="secondary" isWide onPress={onShare}>
                {t('success.share')}
              </Button>
            )}
          </View>
          <Button kind="plain" isWide onPress={() => void navigation.switchTab(routes.list, {})}>
            {t('success.home')}
          </Button>
        </View>
      </View>
      <MessageInvite scenes={AFTER_PAYING} />
      <LayoutPart page="PAY_SUCCESS" showIds={show?.showId} spuIds={bought?.spuIds} />
    </>
  )
}

/** The bought show, its date and place, the tickets, where and when to enter, and the amount. */
function Bought({ show, paid, arrival }: { show: OrderedShow } & Pick<BoughtOrder, 'paid' | 'arrival'>) {
  const t = useText(sharedText)
  const own = useText(paymentResultText)
  const locale = useLocale()
  const { clock } = useApp()
  const { posterUrl, posterColor, showName, venueName, sessions } = show
  const tickets = sessions.flatMap((session) => session.tickets)
  const entrances = [...new Set(tickets.flatMap(({ entrance }) => entrance ?? []))]
  return (
    <View id="bought" className={styles.bought}>
      <ShowSummary name={showName} posterUrl={posterUrl} posterColor={posterColor} lines={whenAndWhere(show)}>
        {ticketLines(tickets, locale).map(({ ticket, text, count }) => (
          <View key={ticket.ticketId} className={styles.tickets}>
            <Text>{text}</Text>
            <Text className={styles.count}>{t('orders.qty', { count })}</Text>
          </View>
        ))}
      </ShowSummary>
      {entrances.length > 0 && <FactLine name={own('success.entrance')} value={entrances.join(' · ')} />}
      {arrival && <FactLine name={own('success.arrival')} value={arrival} />}
      {paid && <FactLine name={own('success.paid')} value={priceText(paid)} />}
      {sessions.map(({ bizShowSessionId: id, sessionShowTime, showTime: startAt = 0 }) =>
        startAt > clock.now() ? (
          <CalendarRow
            key={id}
            id={`calendar-${id}`}
            show={{ id, title: showName, startAt, place: venueName }}
            value={sessions.length > 1 ? sessionShowTime : ''}
          />
        ) : null,
      )}
    </View>
  )
}

/** Shared card of a show, with the buyer if the gateway made a share link (PAY-071). */
function asShared(show: OrderedShow, shareId: string | undefined): SharedThing {
  const { showId, showName: title, posterUrl: imageUrl, posterColor: color } = show
  const thing = { title, imageUrl, color, lines: whenAndWhere(show) }
  if (!shareId) return { ...thing, route: routes.showDetail, params: { showId } }
  return { ...thing, route: routes.sharePaySuccess, params: { shareId } }
}

function whenAndWhere({ sessions, venueName }: OrderedShow): string[] {
  return [...sessions.map(({ sessionShowTime }) => sessionShowTime), venueName]
}
