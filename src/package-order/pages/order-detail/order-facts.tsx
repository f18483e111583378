import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AgreementWords } from '@/blocks/agreement-row/agreement-words'
import { CalendarRow } from '@/blocks/calendar-row/calendar-row'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { GoodsOrderStatus, OrderedGoods } from '@/contracts/goods/ordered-goods'
import type { GetOrderOutput, OrderAgreement, OrderedShow } from '@/contracts/order/get-order'
import { addressText } from '@/domain/address-text'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { openDocument } from '@/services/jumps/open-document'
import { useApp } from '@/shell/app-context'
import { useFindPlace } from '@/shell/use-find-place'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { amountName } from '../../orders/amount-name'
import { MoreAbout } from '../../orders/more-about'
import { NumberLine } from '../../orders/number-line'
import styles from '../../orders/order.module.scss'
import { PurchaseFacts } from '../../orders/purchase-facts'
import { ordersText } from '../../orders/text'
import { sharedText } from '../../shared/text'
import { OrderedTickets } from './ordered-tickets'

/** Items, attendees, operations (`children`) and price of an order. */
export function OrderFacts({ order, children }: { order: GetOrderOutput; children: ReactNode }) {
  const t = useText(ordersText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const { orderBrief: brief, displayFields: fields, refundSummary: refund } = order
  const isPaid = brief.orderState.name !== 'UNPAID'

  return (
    <Columns
      side={
        <>
          <Card>
            {brief.orderType === 'TICKET' && <FactLine name={t('detail.delivery')} value={order.delivery.desc} />}
            {order.delivery.address && (
              <FactLine name={t('detail.address')} value={addressText(order.delivery.address)} />
            )}
            <PriceLines
              items={order.priceItems}
              total={{ name: amountName(brief, t, shared), priceInfo: fields.payableAmount }}
            />
            {fields.realPaidAmount && <FactLine name={t('detail.realPaid')} value={priceText(fields.realPaidAmount)} />}
            {refund && refund.refundState !== 'CANCELED' && (
              <>
                <FactLine name={t(`refund.${refund.refundState}`)} value={priceText(refund.refundAmount)} />
                {refund.cardAmount && <FactLine name={t('refund.card')} value={priceText(refund.cardAmount)} />}
              </>
            )}
          </Card>
          <Card>
            <NumberLine name={t('detail.number')} value={fields.orderCode} />
            <FactLine name={t('detail.time')} value={fields.orderTime} />
            <PurchaseFacts facts={fields} />
            {order.agreement && <Agreed agreement={order.agreement} />}
            <RelatedOrders order={order} />
            <MoreAbout order={brief} />
          </Card>
        </>
      }
    >
      {order.shows.map((show) => (
        <Card key={show.showId}>
          <Pressable
            className={styles.show}
            onPress={() => void navigation.open(routes.showDetail, { showId: show.showId })}
          >
            <ShowSummary
              name={show.showName}
              posterUrl={show.posterUrl}
              posterColor={show.posterColor}
              lines={[...show.sessions.map(({ sessionShowTime }) => sessionShowTime), show.venueName]}
            />
          </Pressable>
          {brief.orderType === 'TICKET' && <WayToVenue show={show} />}
          {brief.orderType === 'TICKET' && isPaid && <CalendarRows show={show} />}
          {show.sessions.map(({ bizShowSessionId, tickets }) => (
            <OrderedTickets key={bizShowSessionId} tickets={tickets} />
          ))}
        </Card>
      ))}
      {isPaid && order.notices.length > 0 && <BeforeTheShow notices={order.notices} />}
      {brief.orderType === 'TICKET' && order.orderItems && <OrderedAddOns order={order} goods={order.orderItems} />}
      {order.shows.length === 0 && (
        <Card>
          <ShowSummary
            name={brief.firstShowName}
            posterUrl={brief.displayPosterURL}
            posterColor={brief.posterColor}
            lines={[t('detail.qty', { count: brief.qty })]}
          />
        </Card>
      )}
      {children}
    </Columns>
  )
}

/** Venue of the show: a tap opens the map, or copies the address. */
function WayToVenue({ show: { showId, venueName, venueAddress, lat, lng } }: { show: OrderedShow }) {
  const findPlace = useFindPlace()
  if (venueAddress === '') return null
  const place = { name: venueName, address: venueAddress, lat, lng }
  return <Cell id={`way-${showId}`} icon="map-pin" title={venueAddress} onPress={() => void findPlace(place)} />
}

/** Adds each upcoming session to the calendar. */
function CalendarRows({ show: { showName, venueName, sessions } }: { show: OrderedShow }) {
  const { clock } = useApp()
  const now = clock.now()
  const ahead = sessions.filter(
    ({ tickets, showTime = 0 }) => showTime > now && tickets.some(({ ticketState }) => ticketState === 'UNUSED'),
  )
  return (
    <>
      {ahead.map(({ bizShowSessionId: id, sessionShowTime, showTime: startAt = 0 }) => (
        <CalendarRow
          key={id}
          id={`calendar-${id}`}
          show={{ id, title: showName, startAt, place: venueName }}
          value={ahead.length > 1 ? sessionShowTime : ''}
        />
      ))}
    </>
  )
}

/** Days until the show, what to bring, refund deadline. */
function BeforeTheShow({ notices }: { notices: readonly string[] }) {
  const t = useText(ordersText)
  return (
    <Card id="before-the-show" title={t('detail.before')}>
      {notices.map((notice) => (
        <View key={notice} className={styles.notice}>
          {notice}
        </View>
      ))}
    </Card>
  )
}

/** Agreement of the order, with its documents. */
function Agreed({ agreement: { template, placeHolders } }: { agreement: OrderAgreement }) {
  const app = useApp()
  const urlOf = ({ id }: { id: string }) => placeHolders.find(({ name }) => name === id)?.url ?? ''
  return (
    <View id="agreed">
      <AgreementWords
        template={template}
        documents={placeHolders.map(({ name, title }) => ({ id: name, policyName: title }))}
        onOpen={(document) => openDocument(app, urlOf(document))}
      />
    </View>
  )
}

/** Goods bought with the tickets, and their delivery (decision 77). */
function OrderedAddOns({ order: { delivery, orderBrief }, goods }: { order: GetOrderOutput; goods: OrderedGoods[] }) {
  const t = useText(ordersText)
  // The order state shows it already.
  const isPlain = orderBrief.orderState.name === 'UNPAID' || orderBrief.orderState.name === 'CANCELED'
  const words = (status: GoodsOrderStatus) =>
    status === 'PAID' && delivery.deliverMethod !== 'EXPRESS' ? t('goods.pickUp') : t(`goods.${status}`)
  return (
    <Card id="ordered-goods" title={t('detail.goods')}>
      {goods.map(({ itemId, skuName, imgUrl, qty, priceInfo, orderStatus }) => (
        <View key={itemId} className={styles.show}>
          <ShowSummary
            name={skuName}
            posterUrl={imgUrl}
            lines={[t('detail.qty', { count: qty }), ...(isPlain ? [] : [words(orderStatus)])]}
          >
            <Price price={priceInfo} />
          </ShowSummary>
        </View>
      ))}
    </Card>
  )
}

/** Links of an exchange: the previous order and its successors (REFUND-008). */
function RelatedOrders({ order: { predecessor, successors } }: { order: GetOrderOutput }) {
  const t = useText(ordersText)
  const { navigation } = useApp()
  const open = (orderId: string) => void navigation.redirect(routes.orderDetail, { orderId })
  return (
    <>
      {predecessor && (
        <Cell
          id="predecessor"
          title={t('detail.predecessor')}
          value={predecessor.orderNumber}
          onPress={() => open(predecessor.orderId)}
        />
      )}
      {successors.map(({ orderId, orderNumber }) => (
        <Cell
          key={orderId}
          id={`successor-${orderId}`}
          title={t('detail.successor')}
          value={orderNumber}
          onPress={() => open(orderId)}
        />
      ))}
    </>
  )
}
