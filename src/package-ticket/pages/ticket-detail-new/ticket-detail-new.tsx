import { View } from '@tarojs/components'
import type { GetVoucherOutput } from '@/contracts/voucher/get-voucher'
import { useText } from '@/i18n/use-text'
import type { CalendarEvent, CalendarOutcome } from '@/platform/calendar/contract'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { CalendarButton } from '@/ui/calendar-button/calendar-button'
import { Cell } from '@/ui/cell/cell'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { entryText } from '../../entry/text'
import { useEntryScreen } from '../../entry/use-entry-screen'
import { TicketCard } from './ticket-card'
import { TicketDetailModel } from './ticket-detail-model'
import styles from './ticket-detail-new.module.scss'

/** No show says how long it is; calendars want an end. */
const SHOW_MS = 2 * 60 * 60 * 1000

function eventOf({ showName: title, showTime, cityName, venueName }: GetVoucherOutput): CalendarEvent {
  return { title, startAt: showTime, endAt: showTime + SHOW_MS, place: `${cityName} ${venueName}` }
}

/** Whether there is something to send, on its way, or sent: its page shows all of these. */
function isSending({ canTransfer, transferState, voucherState }: GetVoucherOutput): boolean {
  return canTransfer || transferState !== undefined || voucherState === 'TRANSFERRED'
}

/** The order of received tickets stays its buyer's. */
function isReceived({ tickets }: GetVoucherOutput): boolean {
  return tickets.length > 0 && tickets.every(({ received }) => received)
}

function TicketDetailPage() {
  const t = useText(entryText)
  const { navigation, calendar, prompts } = useApp()
  const { id = '' } = useParams(routes.ticketDetail)
  const model = useModel((app) => new TicketDetailModel(app, id))

  useLoad(model, 'shown')
  useEntryScreen()

  const tell = ({ kind }: CalendarOutcome) => {
    if (kind !== 'cancelled' && kind !== 'unsupported') prompts.showToast(t(`calendar.${kind}`))
  }

  return (
    <PageFrame hasOwnTitle title={t('detail.title')}>
      <ResourceView resource={model.voucher} skeleton={<PageSkeleton height={480} />}>
        {(voucher) => (
          <View className={styles.page}>
            <CachedNotice savedAt={model.cacheStatus.savedAt} />
            <Heading className={styles.show}>{voucher.showName}</Heading>
            <View className={styles.sub}>{voucher.sessionShowTime}</View>
            <View className={styles.sub}>{`${voucher.cityName} ${voucher.venueName}`}</View>
            <TicketCard model={model} />
            {voucher.codes.length > 0 && (
              <Button
                id="show-code"
                className={styles.action}
                kind="secondary"
                isWide
                onPress={() => void navigation.open(routes.ticketCode, { id })}
              >
                {t('detail.code')}
              </Button>
            )}
            <View className={styles.group}>
              {voucher.pickupInstructions.map(({ title, content }) => (
                <View key={title} className={styles.note}>
                  <View className={styles.noteTitle}>{title}</View>
                  <View className={styles.sub}>{content}</View>
                </View>
              ))}
              {calendar.hasVendorButton && (
                <CalendarButton
                  id="add-to-calendar"
                  event={eventOf(voucher)}
                  onAnswer={(detail) => tell(calendar.readAnswer(detail))}
                >
                  <Cell icon="calendar-days" title={t('calendar.add')} />
                </CalendarButton>
              )}
              {calendar.isSupported && !calendar.hasVendorButton && (
                <Cell
                  id="add-to-calendar"
                  icon="calendar-days"
                  title={t('calendar.add')}
                  onPress={() => void calendar.add(eventOf(voucher)).then(tell)}
                />
              )}
              {voucher.ticketForm === 'ID_CARD' && model.ticket?.state === 'UNUSED' && (
                <Cell
                  id="forgotten-document"
                  icon="qr-code"
                  title={t('forgotten.open')}
                  onPress={() => void navigation.open(routes.ticketCode, { id, forgottenBy: model.ticket?.ticketId })}
                />
              )}
              {isSending(voucher) && (
                <Cell
                  id="send-tickets"
                  icon="share-2"
                  title={t('detail.send')}
                  value={voucher.transferState ? t('detail.sending') : ''}
                  onPress={() => void navigation.open(routes.sendMineTicket, { voucherId: id })}
                />
              )}
              {!isReceived(voucher) && (
                <Cell
                  title={t('detail.order')}
                  value={voucher.orderCode}
                  onPress={() => void navigation.open(routes.orderDetail, { orderId: voucher.orderId })}
                />
              )}
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(TicketDetailPage, routes.ticketDetail)
