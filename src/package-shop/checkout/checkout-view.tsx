import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import { ShopBreadcrumbs } from '@/blocks/breadcrumbs/shop-breadcrumbs'
import { MediaRow } from '@/blocks/media-row/media-row'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { shopText } from '../text'
import styles from './checkout.module.scss'
import type { CheckoutModel, CheckoutOffer } from './checkout-model'
import { CouponCard, CouponSheet, useCouponSheet } from './coupon-card'
import { DeliveryCard } from './delivery-card'

/** Confirmation of a goods purchase: items, delivery, contact, price. */
export const CheckoutView = observer(function CheckoutView({ model }: { model: CheckoutModel }) {
  const t = useText(shopText)
  const { navigation } = useApp()

  const couponSheet = useCouponSheet()

  useLoad(model, 'opened')
  useLoad(model.addressChoice.list, 'opened', 'addresses')

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={t('goodsConfirm.title')}
      footer={<SubmitBar model={model} />}
      overlay={<Overlay model={model} couponSheet={couponSheet} />}
    >
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={320} />}>
        {(offer) =>
          model.isEmpty ? (
            <EmptyState
              icon="shopping-cart"
              title={t('cart.gone')}
              actionText={t('cart.title')}
              onAction={() => void navigation.redirect(routes.cartList, {})}
            />
          ) : (
            <FormView onSubmit={model.submit}>
              <Cards>
                <ShopBreadcrumbs from="mall" current={t('goodsConfirm.title')} />
                <Columns
                  side={
                    <>
                      <CouponCard model={model} onOpen={couponSheet.open} />
                      <Card title={t('goodsConfirm.price')}>
                        <PriceLines
                          items={offer.bill.lines}
                          total={{ name: t('goodsConfirm.total'), priceInfo: offer.bill.total }}
                        />
                        <PointsNotice model={model} />
                      </Card>
                    </>
                  }
                >
                  <WantedGoods offer={offer} />
                  <DeliveryCard model={model} />
                  <ContactCard model={model} />
                </Columns>
              </Cards>
            </FormView>
          )
        }
      </ResourceView>
    </PageFrame>
  )
})

/** Goods, grouped by delivery method if there are several. */
function WantedGoods({ offer: { deliveries } }: { offer: CheckoutOffer }) {
  const t = useText(shopText)
  return deliveries.map(({ deliverMethod, offer }) => (
    <View key={deliverMethod}>
      {deliveries.length > 1 && <View className={styles.method}>{t(`deliver.${deliverMethod}`)}</View>}
      {offer.items.map(({ items }) =>
        items.map(({ skuId, name, specText, imgUrl, qty, priceInfo }) => (
          <MediaRow
            key={skuId}
            imgUrl={imgUrl}
            title={name}
            lines={[specText, priceText(priceInfo)].filter(Boolean)}
            after={<Text className={styles.qty}>{t('goodsConfirm.qty', { count: qty })}</Text>}
          />
        )),
      )}
    </View>
  ))
}

const ContactCard = observer(function ContactCard({ model }: { model: CheckoutModel }) {
  const t = useText(shopText)
  const { shopConfig } = useApp()
  return (
    <Card>
      <PhoneField
        id="contact"
        field={model.form.fields.contact}
        label={t('goodsConfirm.contact')}
        areas={shopConfig.phoneAreas}
      />
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: CheckoutModel }) {
  const t = useText(shopText)
  const { form, offer, isEmpty } = model
  const [delivery] = offer.value?.deliveries ?? []
  if (!offer.value || !delivery || isEmpty) return null
  return (
    <AgreementBar form={form} template={t('goodsConfirm.agree')} documents={delivery.offer.agreements}>
      <Price className={styles.barPrice} price={offer.value.bill.total} />
      <Button
        id="submit-order"
        isBusy={form.isSubmitting || model.isPricing}
        isDisabled={model.arePointsShort}
        onPress={model.submit}
      >
        {t('goodsConfirm.submit')}
      </Button>
    </AgreementBar>
  )
})

/** Points left after the purchase, or that they are too few. */
const PointsNotice = observer(function PointsNotice({ model }: { model: CheckoutModel }) {
  const t = useText(shopText)
  const [delivery] = model.offer.value?.deliveries ?? []
  if (delivery?.offer.pointPrice === undefined) return null
  const { held } = delivery.offer.points
  return (
    <View id="points-notice" className={styles.points} role="status">
      {t(model.arePointsShort ? 'goodsConfirm.pointsShort' : 'goodsConfirm.pointsHeld', { count: held })}
    </View>
  )
})

interface OverlayProps {
  model: CheckoutModel
  couponSheet: ReturnType<typeof useCouponSheet>
}

const Overlay = observer(function Overlay({ model, couponSheet }: OverlayProps) {
  if (model.order) {
    const agreements = model.offer.value?.deliveries.flatMap(({ offer }) => offer.agreements) ?? []
    const agreedUrls = agreements.map(({ url }) => url)
    return <PaymentSheet order={model.order} agreedUrls={agreedUrls} onClose={() => model.leaveSheet()} />
  }
  const { method, close } = couponSheet
  return method && <CouponSheet model={model} method={method} onClose={close} />
})
