import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { CustomerServiceSheet } from '@/blocks/customer-service/customer-service'
import { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { UnfinishedPaymentNote } from '@/blocks/payment/unfinished-payment-note'
import type { OrderAgreement } from '@/contracts/order/get-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import type { UnfinishedPayment } from '@/contracts/order/unfinished-payment'
import { useText } from '@/i18n/use-text'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Cards } from '@/ui/card/card'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from './order.module.scss'
import { OrderBar } from './order-bar'
import type { OrderModel } from './order-model'
import { OrderServices } from './order-services'
import { ordersText } from './text'
import { timeLeftText } from './time-left-text'

/** Time left to pay that counts as urgent, s. */
const URGENT_S = 180

/** Fields that the page reads of any order. */
interface ShownOrder {
  orderBrief: OrderSummary
  agreement?: OrderAgreement
  unfinishedPayment?: UnfinishedPayment
}

interface OrderPageProps<Order extends ShownOrder> {
  model: OrderModel<Order>
  /** Reason below the state. */
  reasonOf?(order: Order): string | undefined
  /** Additional action of a page, before the operations of the gateway. */
  actionOf?(order: Order): ReactNode
  /** Content of the order; `services` are operations after the purchase, placed below the bought items. */
  children(order: Order, services: ReactNode): ReactNode
}

/** Passes the show of an order to customer service (CS-008). */
function showOf(order: OrderSummary | undefined) {
  return order?.firstShowId ? { bizShowId: order.firstShowId } : {}
}

/** Page of an order of any type: state, time left to pay, content and operations. */
export const OrderPage = observer(function OrderPage<Order extends ShownOrder>({
  model,
  reasonOf,
  actionOf,
  children,
}: OrderPageProps<Order>) {
  const t = useText(ordersText)
  const { order, timeLeft } = model
  const service = useModel((app) => new CustomerServiceModel(app, () => showOf(order.value?.orderBrief)))

  useLoad(model, 'shown')

  const { value } = order
  const isUnpaid = value?.orderBrief.orderState.name === 'UNPAID'
  const [isOther, setOther] = useState(false)
  const wantsOther = isOther || value?.unfinishedPayment?.state === 'DECLINED'
  const isUrgent = isUnpaid && timeLeft.secondsLeft < URGENT_S
  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      hasOwnTitle
      title={t('detail.title')}
      footer={
        value && (
          <OrderBar model={model} order={value.orderBrief} wasTried={value.unfinishedPayment !== undefined}>
            {actionOf?.(value)}
          </OrderBar>
        )
      }
      overlay={
        <>
          {model.isPaying && value && (
            <PaymentSheet
              order={value.orderBrief}
              agreedUrls={value.agreement?.placeHolders.map(({ url }) => url)}
              wantsOther={wantsOther}
              onClose={() => model.setPaying(false)}
            />
          )}
          <CustomerServiceSheet model={service} />
        </>
      }
    >
      <ResourceView resource={order} skeleton={<PageSkeleton height={480} />}>
        {(found) => (
          <Cards>
            <View>
              <Heading className={styles.state}>{found.orderBrief.orderStatusTitle}</Heading>
              {timeLeft.isRunning && (
                <View className={classNames(styles.timeLeft, isUrgent && styles.urgent)}>
                  {timeLeftText(found.orderBrief, timeLeft.secondsLeft, t)}
                </View>
              )}
              {isUnpaid && timeLeft.isRunning && found.unfinishedPayment && (
                <UnfinishedPaymentNote
                  payment={found.unfinishedPayment}
                  secondsLeft={timeLeft.secondsLeft}
                  onOther={() => {
                    setOther(true)
                    model.setPaying(true)
                  }}
                />
              )}
              {!(timeLeft.isRunning && isUnpaid) && <View className={styles.sub}>{reasonOf?.(found)}</View>}
            </View>
            {children(found, <OrderServices order={found.orderBrief} service={service} />)}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})
