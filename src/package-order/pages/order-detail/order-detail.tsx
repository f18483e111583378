import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { OrderModel } from '../../orders/order-model'
import { OrderPage } from '../../orders/order-page'
import { OrderFacts } from './order-facts'
import { RefundProgress } from './refund-progress'

/** Page of ticket orders, and of all orders without a page of their own (ORDER-004). */
function OrderDetailPage() {
  const { orderId = '', toPay } = useParams(routes.orderDetail)
  const model = useModel((app) => {
    const fetch = () => app.request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE })
    return new OrderModel(app, { orderId, fetch, wantsToPay: toPay === '1' })
  })
  return (
    <OrderPage model={model} reasonOf={({ orderBrief }) => orderBrief.cancelReason ?? orderBrief.orderStatusDesc}>
      {(order, services) => (
        <>
          {order.refundSummary && order.refundSummary.refundState !== 'CANCELED' && (
            <RefundProgress
              key={`${order.refundSummary.refundId} ${order.refundSummary.refundState}`}
              refundId={order.refundSummary.refundId}
              onChange={() => void model.load()}
            />
          )}
          <OrderFacts order={order}>{services}</OrderFacts>
        </>
      )}
    </OrderPage>
  )
}

export default page(OrderDetailPage, routes.orderDetail)
