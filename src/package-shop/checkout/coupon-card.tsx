import { observer } from 'mobx-react'
import { useState } from 'react'
import { CouponOption } from '@/blocks/coupons/coupon-option'
import { OfferedCouponsSheet } from '@/blocks/coupons/offered-coupons-sheet'
import { ReceivableCoupon } from '@/blocks/coupons/receivable-coupon'
import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import { usableFirst } from '@/domain/best-coupons'
import { choosableGroups } from '@/domain/coupon-groups'
import { formatYuan } from '@/domain/money'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { useErrorToast } from '@/shell/use-error-toast'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { type ShopTextKey, shopText } from '../text'
import type { CheckoutModel } from './checkout-model'
import type { OfferedDelivery } from './deliveries'

/** Coupon of each order, and one for the taking that saves more; hidden without any. */
export const CouponCard = observer(function CouponCard({
  model,
  onOpen,
}: {
  model: CheckoutModel
  onOpen(method: GoodsDeliverMethod): void
}) {
  const t = useText(shopText)
  const showError = useErrorToast()
  const deliveries = model.offer.value?.deliveries ?? []
  const withCoupons = deliveries.filter(({ offer }) => offer.coupons.length > 0)
  const receivable = deliveries.find(({ offer }) => offer.receivableCoupon)
  const offered = receivable?.offer.receivableCoupon
  if (withCoupons.length === 0 && !offered) return null

  async function choose(couponId: string) {
    if (!receivable) return
    await model.chooseCoupon(receivable.deliverMethod, couponId)
    if (model.offer.error) showError(model.offer.error)
  }

  return (
    <Card isList>
      {offered && (
        <ReceivableCoupon
          offer={offered}
          buttonText={t('goodsConfirm.couponReceive', { amount: formatYuan(offered.saving) })}
          isPricing={model.isPricing}
          onReceived={(couponId) => void choose(couponId)}
        />
      )}
      {withCoupons.map((delivery) => {
        const { deliverMethod } = delivery
        const name = t('goodsConfirm.coupon')
        return (
          <Cell
            key={deliverMethod}
            id={`choose-coupon-${deliverMethod}`}
            title={deliveries.length > 1 ? `${name} · ${t(`deliver.${deliverMethod}`)}` : name}
            value={couponWords(t, delivery)}
            onPress={() => onOpen(deliverMethod)}
          />
        )
      })}
    </Card>
  )
})

/** Discount of the coupon, or the number of applicable ones. */
function couponWords(t: Translate<ShopTextKey>, { offer: { coupons, priceItems } }: OfferedDelivery): string {
  const amount = priceItems.find(({ priceItemType }) => priceItemType === 'COUPON')?.amount
  if (amount !== undefined) return t('goodsConfirm.couponOff', { amount: formatYuan(amount) })
  const count = coupons.filter(({ usable }) => usable).length
  return t(count > 0 ? 'goodsConfirm.couponUsable' : 'goodsConfirm.couponNone', { count })
}

/** Coupons of one order: applicable ones, then the others with the reason. Each tap changes the price at once. */
export const CouponSheet = observer(function CouponSheet({
  model,
  method,
  onClose,
}: {
  model: CheckoutModel
  method: GoodsDeliverMethod
  onClose(): void
}) {
  const t = useText(shopText)
  const showError = useErrorToast()
  const delivery = model.offer.value?.deliveries.find(({ deliverMethod }) => deliverMethod === method)
  if (!delivery) return null
  const { couponId: chosen, offer } = delivery

  async function toggle(couponId: string, usable: boolean) {
    // The price of the previous tap is pending.
    if (!usable || model.isPricing) return
    await model.chooseCoupon(method, couponId === chosen ? null : couponId)
    if (model.offer.error) showError(model.offer.error)
  }

  return (
    <OfferedCouponsSheet
      title={t('goodsConfirm.coupon')}
      rule={t('goodsConfirm.couponRule')}
      doneText={t('goodsConfirm.couponDone')}
      isPricing={model.isPricing}
      onClose={onClose}
    >
      {choosableGroups(usableFirst(offer.coupons), chosen ? [chosen] : []).map(({ coupon, count }, index) => (
        <CouponOption
          key={coupon.couponId}
          id={`offered-coupon-${index}`}
          role="radio"
          coupon={coupon}
          count={count}
          isChosen={coupon.couponId === chosen}
          onPress={() => void toggle(coupon.couponId, coupon.usable)}
        />
      ))}
    </OfferedCouponsSheet>
  )
})

/** Order whose coupon sheet is open. */
export function useCouponSheet() {
  const [method, setMethod] = useState<GoodsDeliverMethod | null>(null)
  return { method, open: setMethod, close: () => setMethod(null) }
}
