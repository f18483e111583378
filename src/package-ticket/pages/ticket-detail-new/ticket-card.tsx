import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetVoucherOutput, VoucherTicket } from '@/contracts/voucher/get-voucher'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { themeStyle } from '@/shell/theme-style'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { ErrorState } from '@/ui/empty-state/error-state'
import { Pressable } from '@/ui/pressable/pressable'
import { QrCode } from '@/ui/qr-code/qr-code'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { entryText } from '../../entry/text'
import { useSwipe } from '../../entry/use-swipe'
import type { TicketDetailModel } from './ticket-detail-model'
import styles from './ticket-detail-new.module.scss'

/** A ticket with its code, and navigation to the others. White in both themes, so that gates can read it. */
export const TicketCard = observer(function TicketCard({ model }: { model: TicketDetailModel }) {
  const t = useText(entryText)
  const light = themeStyle(useApp().theme.lightPalette)
  const { ticket, voucher } = model
  const swipe = useSwipe(model.turn)
  const count = voucher.value?.tickets.length ?? 0
  if (!ticket)
    return count === 0 && voucher.value ? (
      <View className={styles.card} style={light}>
        {t('detail.sent')}
      </View>
    ) : null
  return (
    <View id="ticket-card" className={styles.card} style={light} {...swipe}>
      {ticket.lockedBy ? (
        <OnHold lockedBy={ticket.lockedBy} voucher={voucher.value} />
      ) : (
        <Code model={model} ticketId={ticket.ticketId} />
      )}
      {ticket.state === 'UNUSED' && <Refresh model={model} ticketId={ticket.ticketId} />}
      <Facts ticket={ticket} entrance={voucher.value?.entrance} />
      {count > 1 && <Turn model={model} count={count} />}
    </View>
  )
})

/** Lifetime of the code, if there is one, and its refresh button. */
const Refresh = observer(function Refresh({
  model: { codes },
  ticketId,
}: {
  model: TicketDetailModel
  ticketId: string
}) {
  const t = useText(entryText)
  if (!codes.untilNext.isRunning) return null
  return (
    <Pressable id="refresh-code" className={styles.refresh} onPress={() => void codes.refresh()}>
      {!codes.codeOf(ticketId)?.isOutOfTime && (
        <Text className={styles.hint}>{t('detail.refreshIn', { seconds: codes.untilNext.secondsLeft })}</Text>
      )}
      <Text className={styles.refreshNow}>{t('detail.refresh')}</Text>
    </Pressable>
  )
})

/** Navigation between tickets. */
const Turn = observer(function Turn({ model, count }: { model: TicketDetailModel; count: number }) {
  const t = useText(entryText)
  const { index } = model
  return (
    <View className={styles.turn}>
      <Button
        id="previous-ticket"
        kind="secondary"
        size="small"
        isDisabled={index === 0}
        onPress={() => model.turn(-1)}
      >
        {t('detail.previous')}
      </Button>
      <Text className={styles.hint}>{t('detail.ticketOf', { index: index + 1, count })}</Text>
      <Button
        id="next-ticket"
        kind="secondary"
        size="small"
        isDisabled={index === count - 1}
        onPress={() => model.turn(1)}
      >
        {t('detail.next')}
      </Button>
    </View>
  )
})

const Code = observer(function Code({ model, ticketId }: { model: TicketDetailModel; ticketId: string }) {
  const t = useText(entryText)
  const { answer } = model.codes
  if (answer.value?.notYetReason) return <View className={styles.noCode}>{answer.value.notYetReason}</View>
  const code = model.codes.codeOf(ticketId)
  if (code?.state === 'USED') return <NoCode problem="used">{t('detail.used')}</NoCode>
  if (code?.state === 'REFUNDED') return <NoCode problem="refunded">{t('detail.refunded')}</NoCode>
  if (code?.isOutOfTime) return <View className={styles.noCode}>{t('offline.tooEarly')}</View>
  // Tickets in transfer or refund have no code.
  if (code?.qrCode === '') return <NoCode problem="transferred">{t('detail.locked')}</NoCode>
  if (code) {
    return (
      <>
        <QrCode id="ticket-qr" content={code.qrCode} name={t('detail.qr')} />
        <View id="ticket-number" className={styles.digits}>
          {code.displayCode}
        </View>
        {model.codes.cacheStatus.savedAt !== null && <Text className={styles.hint}>{t('offline.atGate')}</Text>}
      </>
    )
  }
  if (answer.error) return <ErrorState error={answer.error} onAction={() => void model.codes.refresh()} />
  return <SkeletonBlock className={styles.codeBone} />
})

/** A ticket in transfer or refund, without a code; a transfer can be withdrawn. */
function OnHold({ lockedBy, voucher }: { lockedBy: 'TRANSFER' | 'REFUND'; voucher: GetVoucherOutput | null }) {
  const t = useText(entryText)
  const { navigation } = useApp()
  const { voucherId = '', orderId = '' } = voucher ?? {}
  const open = () =>
    lockedBy === 'TRANSFER'
      ? navigation.open(routes.sendMineTicket, { voucherId })
      : navigation.open(routes.orderDetail, { orderId })
  return (
    <WithoutCode id="see-hold" link={t(`detail.locked.${lockedBy}.see`)} onPress={() => void open()}>
      {t(`detail.locked.${lockedBy}`)}
    </WithoutCode>
  )
}

/** Why a ticket has no code, with a link to help. */
function NoCode({ problem, children }: { problem: string; children: string }) {
  const t = useText(entryText)
  const { navigation } = useApp()
  const open = () => void navigation.open(routes.ticketError, { code: problem })
  return (
    <WithoutCode id="what-now" link={t('detail.whatNow')} onPress={open}>
      {children}
    </WithoutCode>
  )
}

interface WithoutCodeProps {
  id: string
  link: string
  onPress(): void
  children: string
}

/** Placeholder of a missing code: reason and link. */
function WithoutCode({ id, link, onPress, children }: WithoutCodeProps) {
  return (
    <View className={styles.noCode}>
      <Text>{children}</Text>
      <Pressable id={id} role="link" className={styles.refresh} onPress={onPress}>
        <Text className={styles.refreshNow}>{link}</Text>
      </Pressable>
    </View>
  )
}

/** Seat, entrance and attendee, the most urgent first. */
function Facts({ ticket, entrance }: { ticket: VoucherTicket; entrance: string | undefined }) {
  const t = useText(entryText)
  return (
    <View className={styles.facts}>
      <Fact isMain name={t('detail.seat')} value={ticket.seatDesc} />
      {entrance && <Fact isMain name={t('detail.entrance')} value={entrance} />}
      <Fact name={t('detail.plan')} value={ticket.seatPlanName} />
      {ticket.received && <Fact name={t('detail.source')} value={t('detail.received')} />}
      {ticket.audienceName && (
        <Fact name={t('detail.attendee')} value={`${ticket.audienceName} ${ticket.maskedIdNo ?? ''}`} />
      )}
    </View>
  )
}

function Fact({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <View className={classNames(styles.fact, isMain && styles.main)}>
      <Text className={styles.factName}>{name}</Text>
      <Text className={styles.factValue}>{value}</Text>
    </View>
  )
}
