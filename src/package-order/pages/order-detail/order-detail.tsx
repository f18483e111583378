import { View } from '@tarojs/components'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Heading } from '@/ui/heading/heading'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { orderText } from '../../text'
import { OrderBar } from './order-bar'
import styles from './order-detail.module.scss'
import { OrderDetailModel } from './order-detail-model'
import { OrderFacts } from './order-facts'
import { RefundProgress } from './refund-progress'

function OrderDetailPage() {
  const t = useText(orderText)
  const { orderId = '', toPay } = useParams(routes.orderDetail)
  const model = useModel((app) => new OrderDetailModel(app, orderId, toPay === '1'))
  const { order, timeLeft } = model

  useLoad(model, 'shown')

  const sheet = model.isPaying && order.value && (
    <PaymentSheet order={order.value.orderBrief} onClose={() => model.setPaying(false)} />
  )
  return (
    <PageFrame
      title={t('detail.title')}
      footer={order.value && <OrderBar model={model} order={order.value} />}
      overlay={sheet}
    >
      <ResourceView resource={order} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(found) => (
          <View className={styles.page}>
            <Heading className={styles.state}>{found.orderBrief.orderStatusTitle}</Heading>
            <View className={styles.sub}>
              {timeLeft.isRunning
                ? t('detail.payBefore', { time: durationText(timeLeft.secondsLeft) })
                : found.orderBrief.cancelReason}
            </View>
            {found.refundSummary && found.refundSummary.refundState !== 'CANCELED' && (
              <RefundProgress
                key={`${found.refundSummary.refundId} ${found.refundSummary.refundState}`}
                refundId={found.refundSummary.refundId}
                onChange={() => void model.load()}
              />
            )}
            <OrderFacts order={found} />
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(OrderDetailPage, routes.orderDetail)
