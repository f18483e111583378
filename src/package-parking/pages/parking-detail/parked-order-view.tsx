import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import type { ParkingOrder } from '@/contracts/parking/parking-order'
import { dateTimeText } from '@/domain/date-text'
import { plateText } from '@/domain/plate-number'
import { durationText } from '@/domain/show-date'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { FormError } from '@/ui/form-field/form-error'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { parkingText } from '../../text'
import { ParkedOrderModel } from './parked-order-model'
import styles from './parking-detail.module.scss'

/** A parking order: plate, times, price, and the deadline for leaving (PARK-003). */
export const ParkedOrderView = observer(function ParkedOrderView({ orderId }: { orderId: string }) {
  const t = useText(parkingText)
  const locale = useLocale()
  const { navigation } = useApp()
  const model = useModel((app) => new ParkedOrderModel(app, orderId))

  useLoad(model, 'shown', 'orders')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('parkingDetail.orderTitle')}
      footer={<OrderBar model={model} />}
      overlay={model.paying && <PaymentSheet order={model.paying} onClose={() => model.leaveSheet()} />}
    >
      <ResourceView resource={model.order} skeleton={<PageSkeleton height={420} />}>
        {(order) => (
          <Cards>
            <Columns
              side={
                <Card>
                  <FactLine
                    name={t(isPaid(order) ? 'parkingDetail.amount' : 'parkingDetail.amountToPay')}
                    value={`¥${order.payAmount}`}
                  />
                  {order.payTime && (
                    <FactLine name={t('parkingDetail.paidAt')} value={dateTimeText(order.payTime, locale)} />
                  )}
                  {order.leaveBefore && (
                    <FactLine name={t('parkingDetail.leaveBefore')} value={dateTimeText(order.leaveBefore, locale)} />
                  )}
                  {order.invoiceState && (
                    <FactLine
                      name={t('parkingDetail.invoice')}
                      value={t(`parkingDetail.invoice.${order.invoiceState}`)}
                    />
                  )}
                </Card>
              }
              after={
                <Card isList>
                  <Cell
                    id="order-details"
                    title={t('parkingDetail.order')}
                    onPress={() => void navigation.open(routes.orderDetail, { orderId })}
                  />
                </Card>
              }
            >
              <State model={model} order={order} />
              <Card>
                <FactLine name={t('parkingDetail.plate')} value={plateText(order.plateNo)} />
                <FactLine name={t('parkingDetail.lot')} value={order.parkingName} />
                <FactLine name={t('parkingDetail.entered')} value={dateTimeText(order.enterTime, locale)} />
                <FactLine name={t('parkingDetail.parked')} value={order.durationText} />
              </Card>
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})

const State = observer(function State({ model, order }: { model: ParkedOrderModel; order: ParkingOrder }) {
  const t = useText(parkingText)
  const locale = useLocale()
  const { isRunning, secondsLeft } = model.timeToLeave
  return (
    <View id="parking-state">
      <Heading className={styles.state}>{t(`parkingDetail.state.${order.state}`)}</Heading>
      {order.state === 'PAID' && order.leaveBefore && (
        <View className={styles.hint}>
          {isRunning
            ? t('parkingDetail.leaveWithin', {
                time: durationText(secondsLeft),
                deadline: dateTimeText(order.leaveBefore, locale),
              })
            : t('parkingDetail.leaveOver')}
        </View>
      )}
    </View>
  )
})

const OrderBar = observer(function OrderBar({ model }: { model: ParkedOrderModel }) {
  const t = useText(parkingText)
  const { order, opening } = model
  if (order.value?.state !== 'UNPAID') return null
  return (
    <BottomBar
      above={
        opening.error && (
          <View className={styles.error}>
            <FormError form={opening} />
          </View>
        )
      }
    >
      <Button id="pay-order" isWide isBusy={opening.isRunning} onPress={() => void model.pay()}>
        {t('parkingDetail.pay')}
      </Button>
    </BottomBar>
  )
})

function isPaid({ state }: ParkingOrder): boolean {
  return state === 'PAID' || state === 'REFUNDED'
}
