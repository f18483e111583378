import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import type { GetReservationVoucherOutput } from '@/contracts/reserve/get-reservation-voucher'
import type { Id } from '@/contracts/wire-types'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { UNTRANSLATED } from '@/ui/untranslated'
import { reserveText } from '../../text'
import { ReservationModel } from './reservation-model'
import styles from './reserve-order.module.scss'

interface ReservationViewProps {
  orderId: Id
  wantsToPay: boolean
}

/** A reservation: code, time, place, and cancelling it. */
export const ReservationView = observer(function ReservationView(props: ReservationViewProps) {
  const t = useText(reserveText)
  const { navigation } = useApp()
  const model = useModel((app) => new ReservationModel(app, props))
  const { orderId } = props

  useLoad(model, 'shown', 'orders')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('reservation.title')}
      footer={<ActionBar model={model} />}
      overlay={model.paying && <PaymentSheet order={model.paying} onClose={() => model.leaveSheet()} />}
    >
      <ResourceView resource={model.voucher} skeleton={<PageSkeleton height={420} />}>
        {(voucher) => (
          <Cards>
            <CachedNotice savedAt={model.cacheStatus.savedAt} />
            <Columns
              side={
                <>
                  <Card>
                    <Heading className={styles.title}>{voucher.reserveName}</Heading>
                    <FactLine name={t('reservation.place')} value={voucher.venueName} />
                    <FactLine name={t('reserveOrder.time')} value={voucher.slotDesc} />
                    <FactLine name={t('reserveOrder.qty')} value={t('reservation.people', { count: voucher.qty })} />
                    {voucher.visitors.length > 0 && (
                      <FactLine name={t('reserveOrder.visitors')} value={voucher.visitors.join(', ')} />
                    )}
                  </Card>
                  <Card isList>
                    <Cell
                      id="order-details"
                      title={t('reservation.order')}
                      onPress={() => void navigation.open(routes.orderDetail, { orderId })}
                    />
                  </Card>
                </>
              }
            >
              <State voucher={voucher} />
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})

function State({ voucher: { state, qrCode } }: { voucher: GetReservationVoucherOutput }) {
  const t = useText(reserveText)
  const hint = HINTS[state]
  return (
    <View className={styles.state}>
      <Heading id="reservation-state" className={styles.stateName}>
        {t(`reservation.state.${state}`)}
      </Heading>
      {qrCode !== '' && (
        <>
          <QrCode id="reservation-qr" content={qrCode} name={t('reservation.qr')} />
          <View className={styles.code} {...UNTRANSLATED}>
            {qrCode.split(':').pop()}
          </View>
        </>
      )}
      {hint && <View className={styles.sub}>{t(hint)}</View>}
    </View>
  )
}

/** Hint for each reservation state. */
const HINTS = {
  BOOKED: 'reservation.qrHint',
  USED: null,
  CANCELED: 'reservation.refunded',
  EXPIRED: null,
  UNPAID: 'reservation.payHint',
} as const

const ActionBar = observer(function ActionBar({ model }: { model: ReservationModel }) {
  const t = useText(reserveText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { voucher, cancelling, opening } = model
  if (!voucher.value?.canCancel) return null

  async function cancel() {
    const isSure = await prompts.showDialog({
      title: t('reservation.cancelConfirm'),
      content: t('reservation.cancelHint'),
      confirmText: t('reservation.cancel'),
      cancelText: t('reservation.keep'),
    })
    if (!isSure) return
    await cancelling.submit()
    if (cancelling.error) showError(cancelling.error)
  }

  async function pay() {
    await model.pay()
    if (opening.error) showError(opening.error)
  }

  return (
    <BottomBar>
      <Button
        id="cancel-reservation"
        kind="secondary"
        isWide
        isBusy={cancelling.isRunning}
        onPress={() => void cancel()}
      >
        {t('reservation.cancel')}
      </Button>
      {voucher.value.state === 'UNPAID' && (
        <Button id="pay-reservation" isWide isBusy={opening.isRunning} onPress={() => void pay()}>
          {t('reservation.pay')}
        </Button>
      )}
    </BottomBar>
  )
})
