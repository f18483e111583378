import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CalendarRow } from '@/blocks/calendar-row/calendar-row'
import type { GetVoucherOutput } from '@/contracts/voucher/get-voucher'
import { shortTimeText } from '@/domain/date-text'
import type { Locale } from '@/domain/locale'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useFindPlace } from '@/shell/use-find-place'
import { Cell } from '@/ui/cell/cell'
import { entryText } from '../../entry/text'
import type { TicketDetailModel } from './ticket-detail-model'
import styles from './ticket-detail-new.module.scss'

function showOf({ voucherId: id, showName: title, showTime, cityName, venueName }: GetVoucherOutput) {
  return { id, title, startAt: showTime, place: `${cityName} ${venueName}` }
}

/** True if the session is still to come for the owner. */
function isAhead({ voucherState }: GetVoucherOutput): boolean {
  return voucherState === 'UNUSED' || voucherState === 'LOCKED'
}

/** True if tickets can be sent or were sent: the page shows both. */
function isSending({ canTransfer, transferState, voucherState }: GetVoucherOutput): boolean {
  return canTransfer || transferState !== undefined || voucherState === 'TRANSFERRED'
}

/** True for received tickets, whose order belongs to the buyer. */
function isReceived({ tickets }: GetVoucherOutput): boolean {
  return tickets.length > 0 && tickets.every(({ received }) => received)
}

/** True if the owner attended the show, or could have. */
function isSouvenir({ voucherState, tickets }: GetVoucherOutput): boolean {
  return tickets.some(({ state }) => state === 'USED') || (voucherState === 'EXPIRED' && tickets.length > 0)
}

interface VoucherRowsProps {
  voucher: GetVoucherOutput
  model: TicketDetailModel
  onStub(): void
}

/** Information and actions of a voucher. */
export const VoucherRows = observer(function VoucherRows({ voucher, model, onStub }: VoucherRowsProps) {
  const t = useText(entryText)
  const locale = useLocale()
  const { navigation } = useApp()
  const id = voucher.voucherId
  const { ticket } = model
  const showError = useErrorToast()
  const share = async () => {
    await model.share()
    if (model.sharing.error) showError(model.sharing.error)
  }
  return (
    <View className={styles.group}>
      {isAhead(voucher) &&
        voucher.pickupInstructions.map(({ title, content }) => (
          <View key={title} className={styles.note}>
            <View className={styles.noteTitle}>{title}</View>
            <View className={styles.sub}>{content}</View>
          </View>
        ))}
      {voucher.needRealName && (
        <Cell
          id="add-names"
          icon="id-card"
          title={t('names.add')}
          value={deadlineOf(voucher, locale, (time) => t('names.until', { time }))}
          onPress={() => void navigation.open(routes.realName, { voucherId: id })}
        />
      )}
      <Way voucher={voucher} />
      {isAhead(voucher) && <CalendarRow id="add-to-calendar" show={showOf(voucher)} />}
      {voucher.ticketForm === 'ID_CARD' && ticket?.state === 'UNUSED' && (
        <Cell
          id="forgotten-document"
          icon="qr-code"
          title={t('forgotten.open')}
          onPress={() => void navigation.open(routes.ticketCode, { id, forgottenBy: ticket.ticketId })}
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
      {isAhead(voucher) && (
        <Cell id="share-ticket" icon="message-circle" title={t('detail.share')} onPress={() => void share()} />
      )}
      {isSouvenir(voucher) && <Cell id="open-stub" icon="ticket" title={t('stub.open')} onPress={onStub} />}
      {voucher.tickets.some(({ state }) => state === 'USED') && (
        <Cell
          id="print-stub"
          icon="gift"
          title={t('stub.print')}
          onPress={() => void navigation.open(routes.ticketStubPrint, { voucherIds: id, ticketId: id })}
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
  )
})

/** Deadline for names, in venue time. */
function deadlineOf(
  { realNameDeadline, utcOffset }: GetVoucherOutput,
  locale: Locale,
  words: (time: string) => string,
): string {
  if (realNameDeadline === undefined) return ''
  return words(shortTimeText(realNameDeadline, locale, utcOffset))
}

/** Venue address; a tap opens the map, or copies the address on platforms without a map. */
function Way({ voucher: { lat, lng, venueName, venueAddress } }: { voucher: GetVoucherOutput }) {
  const t = useText(entryText)
  const findPlace = useFindPlace()
  const find = () => findPlace({ lat, lng, name: venueName, address: venueAddress })
  return (
    <Cell id="way-to-venue" icon="map-pin" title={t('detail.place')} value={venueAddress} onPress={() => void find()} />
  )
}
