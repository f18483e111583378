import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { themeStyle } from '@/shell/theme-style'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/empty-state/error-state'
import { Pressable } from '@/ui/pressable/pressable'
import { QrCode } from '@/ui/qr-code/qr-code'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { entryText } from '../../entry/text'
import { useSwipe } from '../../entry/use-swipe'
import type { TicketDetailModel } from './ticket-detail-model'
import styles from './ticket-detail-new.module.scss'

/** One ticket with its code, and the way to the others. White in both themes, so that gates can read it. */
export const TicketCard = observer(function TicketCard({ model }: { model: TicketDetailModel }) {
  const t = useText(entryText)
  const light = themeStyle(useApp().theme.lightPalette)
  const { ticket, codes, voucher, index } = model
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
      <Code model={model} ticketId={ticket.ticketId} />
      <View className={styles.digits}>{ticket.ticketCode}</View>
      {codes.untilNext.isRunning && (
        <Pressable id="refresh-code" className={styles.refresh} onPress={() => void codes.refresh()}>
          <Text className={styles.hint}>{t('detail.refreshIn', { seconds: codes.untilNext.secondsLeft })}</Text>
          <Text className={styles.refreshNow}>{t('detail.refresh')}</Text>
        </Pressable>
      )}
      <View className={styles.facts}>
        <Fact name={t('detail.plan')} value={ticket.seatPlanName} />
        <Fact name={t('detail.seat')} value={ticket.seatDesc} />
        {voucher.value?.entrance && <Fact name={t('detail.entrance')} value={voucher.value.entrance} />}
        {ticket.received && <Fact name={t('detail.source')} value={t('detail.received')} />}
        {ticket.audienceName && (
          <Fact name={t('detail.attendee')} value={`${ticket.audienceName} ${ticket.maskedIdNo ?? ''}`} />
        )}
      </View>
      {count > 1 && (
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
      )}
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
  // What is on its way to somebody else, or back to the shop, has no code.
  if (code?.qrCode === '') return <NoCode problem="transferred">{t('detail.locked')}</NoCode>
  if (code) {
    return (
      <>
        <QrCode id="ticket-qr" content={code.qrCode} name={t('detail.qr')} />
        {model.codes.cacheStatus.savedAt !== null && <Text className={styles.hint}>{t('offline.atGate')}</Text>}
      </>
    )
  }
  if (answer.error) return <ErrorState error={answer.error} onAction={() => void model.codes.refresh()} />
  return <SkeletonBlock className={styles.codeBone} />
})

/** Why a ticket has no code, and the way to what helps. */
function NoCode({ problem, children }: { problem: string; children: string }) {
  const t = useText(entryText)
  const { navigation } = useApp()
  return (
    <View className={styles.noCode}>
      <Text>{children}</Text>
      <Pressable
        id="what-now"
        role="link"
        className={styles.refresh}
        onPress={() => void navigation.open(routes.ticketError, { code: problem })}
      >
        <Text className={styles.refreshNow}>{t('detail.whatNow')}</Text>
      </Pressable>
    </View>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View className={styles.fact}>
      <Text className={styles.factName}>{name}</Text>
      <Text className={styles.factValue}>{value}</Text>
    </View>
  )
}
