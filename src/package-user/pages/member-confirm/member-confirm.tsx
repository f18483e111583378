import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import { CouponOption } from '@/blocks/coupons/coupon-option'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { dateText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { memberText } from '../../membership/text'
import { HeroCard, HeroLine } from '../../shared/hero-card/hero-card'
import styles from './member-confirm.module.scss'
import { MemberConfirmModel, type MemberOffer } from './member-confirm-model'

/** Joining: price, coupon, terms, payment (MEMBER-003, MEMBER-027). */
function MemberConfirmPage() {
  const t = useText(memberText)
  const params = useParams(routes.memberConfirm)
  const model = useModel((app) => new MemberConfirmModel(app, params))

  useLoad(model, 'opened', 'coupons')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t(model.offer.value?.renewedTo ? 'confirm.renewal' : 'confirm.title')}
      footer={<SubmitBar model={model} />}
      overlay={<Overlay model={model} />}
    >
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={360} />}>
        {(offer) =>
          offer ? <Offer model={model} offer={offer} /> : <EmptyState icon="crown" title={t('confirm.notOnSale')} />
        }
      </ResourceView>
    </PageFrame>
  )
}

const Offer = observer(function Offer({ model, offer }: { model: MemberConfirmModel; offer: MemberOffer }) {
  const t = useText(memberText)
  const locale = useLocale()
  const { card, coupons, priceItems, total, renewedTo } = offer
  const usable = coupons.filter((coupon) => coupon.usable).length
  const taken = coupons.find(({ couponId }) => couponId === model.couponId)
  return (
    <Cards>
      <HeroCard label={t(renewedTo ? 'confirm.renewal' : 'confirm.title')} figure={card.primeLevelName}>
        <HeroLine>
          {renewedTo
            ? t('confirm.renewedTo', { date: dateText(renewedTo, locale) })
            : t('confirm.days', { count: card.validDays })}
        </HeroLine>
      </HeroCard>
      {coupons.length > 0 && (
        <Card isList>
          <Cell
            id="choose-coupon"
            title={t('confirm.coupon')}
            value={
              taken
                ? `-¥${taken.discountAmount}`
                : t(usable > 0 ? 'confirm.coupon.usable' : 'confirm.coupon.none', { count: usable })
            }
            onPress={() => model.showCoupons(true)}
          />
        </Card>
      )}
      <Card title={t('confirm.price')}>
        <PriceLines items={priceItems} total={{ name: t('confirm.total'), priceInfo: total }} />
        <View className={styles.note}>{t('confirm.noRenewal')}</View>
      </Card>
    </Cards>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: MemberConfirmModel }) {
  const t = useText(memberText)
  const { form, offer } = model
  if (!offer.value) return null
  return (
    <AgreementBar form={form} template={t('confirm.agree')} documents={offer.value.agreements}>
      <Price className={styles.price} price={offer.value.total} />
      <Button id="submit-order" isBusy={form.isSubmitting || model.isPricing} onPress={model.submit}>
        {t('confirm.pay')}
      </Button>
    </AgreementBar>
  )
})

const Overlay = observer(function Overlay({ model }: { model: MemberConfirmModel }) {
  const t = useText(memberText)
  const showError = useErrorToast()

  async function choose(coupon: MemberOffer['coupons'][number]) {
    await model.chooseCoupon(coupon)
    if (model.offer.error) showError(model.offer.error)
  }

  if (model.order?.unPaidTransactionIds.length) {
    return (
      <PaymentSheet
        order={model.order}
        agreedUrls={model.offer.value?.agreements.map(({ url }) => url)}
        onClose={() => model.leaveSheet()}
        onResult={model.finish}
      />
    )
  }
  if (!model.isChoosing) return null
  return (
    <Sheet id="coupon-sheet" title={t('confirm.coupon')} onClose={() => model.showCoupons(false)}>
      <View className={styles.list} role="radiogroup" aria-label={t('confirm.coupon')}>
        {model.coupons.map((coupon, index) => (
          <CouponOption
            key={coupon.couponId}
            id={`offered-coupon-${index}`}
            role="radio"
            coupon={coupon}
            isChosen={coupon.couponId === model.couponId}
            onPress={() => void choose(coupon)}
          />
        ))}
      </View>
    </Sheet>
  )
})

export default page(MemberConfirmPage, routes.memberConfirm)
