import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { MessageInvite } from '@/blocks/message-invite/message-invite'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import { confirmReceipt } from '@/contracts/goods/confirm-receipt'
import { type GetGoodsOrderOutput, getGoodsOrder } from '@/contracts/goods/get-goods-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { addressText } from '@/domain/address-text'
import { priceText } from '@/domain/money'
import { orderTimeText } from '@/domain/venue-clock'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Price } from '@/ui/price/price'
import { amountName } from '../../orders/amount-name'
import { MoreAbout } from '../../orders/more-about'
import { NumberLine } from '../../orders/number-line'
import styles from '../../orders/order.module.scss'
import { OrderModel } from '../../orders/order-model'
import { OrderPage } from '../../orders/order-page'
import { PurchaseFacts } from '../../orders/purchase-facts'
import { ordersText } from '../../orders/text'
import { sharedText } from '../../shared/text'

const BEFORE_COUPONS_END = ['COUPON_TEMPLATE_EXPIRE'] as const

/** An order of goods (ORDER-005, ORDER-051). */
function ProductDetailPage() {
  const { orderId = '', toPay } = useParams(routes.productDetail)
  const model = useModel((app) => {
    const fetch = () => app.request(getGoodsOrder, { orderId })
    return new OrderModel(app, { orderId, fetch, wantsToPay: toPay === '1' })
  })
  return (
    <OrderPage
      model={model}
      actionOf={({ orderStatus }) => orderStatus === 'SHIPPED' && <ReceiveButton orderId={orderId} model={model} />}
    >
      {(order, services) => <GoodsFacts order={order}>{services}</GoodsFacts>}
    </OrderPage>
  )
}

/** Confirms receipt, which completes the order. */
const ReceiveButton = observer(function ReceiveButton({
  orderId,
  model,
}: {
  orderId: string
  model: Pick<OrderModel<never>, 'load'>
}) {
  const t = useText(ordersText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const receiving = useModel(({ request }) => new Submission(() => request(confirmReceipt, { orderId })))

  async function receive() {
    const isSure = await prompts.showDialog({
      title: t('goods.receiveAsk'),
      confirmText: t('goods.receive'),
      cancelText: t('goods.notYet'),
    })
    if (!isSure) return
    await receiving.submit()
    const { error } = receiving
    prompts.showToast(error ? errorText(error, common).title : t('goods.received'))
    await model.load()
  }

  return (
    <Button id="receive" isWide isBusy={receiving.isRunning} onPress={() => void receive()}>
      {t('goods.receive')}
    </Button>
  )
})

/** Items, operations (`children`), delivery and price of a goods order. */
function GoodsFacts({ order, children }: { order: GetGoodsOrderOutput; children: ReactNode }) {
  const t = useText(ordersText)
  const shared = useText(sharedText)
  const { orderBrief: brief, orderItems, orderStatus, address, priceItems, displayFields: fields } = order
  return (
    <Columns
      side={
        <>
          <Card>
            {address && (
              <>
                <FactLine name={t('goods.receiver')} value={`${address.receiver} ${address.cellphone}`} />
                <FactLine name={t('detail.address')} value={addressText(address)} />
              </>
            )}
            <PriceLines items={priceItems} total={{ name: amountName(brief, t, shared), priceInfo: brief.total }} />
            {fields.realPaidAmount && <FactLine name={t('detail.realPaid')} value={priceText(fields.realPaidAmount)} />}
          </Card>
          <Card>
            <NumberLine name={t('detail.number')} value={brief.orderNumber} />
            <FactLine name={t('detail.time')} value={orderTimeText(brief.createTime)} />
            <PurchaseFacts facts={fields} />
            <MoreAbout order={brief} />
          </Card>
        </>
      }
    >
      <Card>
        {orderItems.map(({ itemId, skuName, imgUrl, qty, priceInfo, orderStatus: itemStatus }) => (
          <View key={itemId} className={styles.show}>
            <ShowSummary
              name={skuName}
              posterUrl={imgUrl}
              lines={[
                t('detail.qty', { count: qty }),
                ...(itemStatus === orderStatus ? [] : [t(`goods.${itemStatus}`)]),
              ]}
            >
              <Price price={priceInfo} />
            </ShowSummary>
          </View>
        ))}
      </Card>
      {order.hasCoupons && orderStatus === 'DONE' && <BoughtCoupons order={brief} />}
      {children}
    </Columns>
  )
}

/** Link to the coupons of a package, and the offer to be reminded before they end (COUPON-085). */
function BoughtCoupons({ order: { orderId, bindId } }: { order: Pick<OrderSummary, 'orderId' | 'bindId'> }) {
  const t = useText(ordersText)
  const { navigation } = useApp()
  return (
    <>
      <Card isList>
        <Cell
          id="see-coupons"
          icon="ticket"
          title={t('goods.seeCoupons')}
          onPress={() => void navigation.open(routes.coupon, { orderId })}
        />
      </Card>
      <MessageInvite scenes={BEFORE_COUPONS_END} subject={() => ({ itemOrderId: orderId, bindId })} />
    </>
  )
}

export default page(ProductDetailPage, routes.productDetail)
