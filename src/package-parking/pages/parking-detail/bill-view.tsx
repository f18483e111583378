import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponOption } from '@/blocks/coupons/coupon-option'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { dateTimeText } from '@/domain/date-text'
import { formatCents, priceInfoFromCents } from '@/domain/money'
import { plateText } from '@/domain/plate-number'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
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
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { parkingText } from '../../text'
import { BillModel, type ParkedCar } from './bill-model'
import styles from './parking-detail.module.scss'

/** Current fee of a car, less a coupon, and its payment. */
export const BillView = observer(function BillView({ car }: { car: ParkedCar }) {
  const t = useText(parkingText)
  const locale = useLocale()
  const model = useModel((app) => new BillModel(app, car))

  useLoad(model, 'shown', 'coupons')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('parkingDetail.title')}
      footer={<PayBar model={model} />}
      overlay={
        <>
          {model.isChoosingCoupon && <CouponSheet model={model} />}
          {model.order && <PaymentSheet order={model.order} onClose={() => model.leaveSheet()} />}
        </>
      }
    >
      <ResourceView resource={model.bill} skeleton={<PageSkeleton height={420} />}>
        {(bill) => (
          <Cards>
            <Columns side={bill.totalFee > 0 && <Fee model={model} />}>
              <Due model={model} />
              <Card title={t('parkingDetail.car')}>
                <FactLine name={t('parkingDetail.plate')} value={plateText(bill.plateNo)} />
                <FactLine name={t('parkingDetail.lot')} value={bill.parkingName} />
                <FactLine name={t('parkingDetail.entered')} value={dateTimeText(bill.enterTime, locale)} />
                <FactLine name={t('parkingDetail.parked')} value={bill.durationText} />
              </Card>
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})

/** Amount in large figures, with notes. */
const Due = observer(function Due({ model: { bill, payCents } }: { model: BillModel }) {
  const t = useText(parkingText)
  if (!bill.value) return null
  const isFree = bill.value.payAmount === 0
  return (
    <View id="parking-due" className={styles.due} aria-live="polite">
      <Text className={styles.dueName}>{t(isFree ? 'parkingDetail.free' : 'parkingDetail.toPay')}</Text>
      <Price className={styles.amount} price={priceInfoFromCents(payCents)} />
      <Text className={styles.hint}>{t(isFree ? 'parkingDetail.freeHint' : 'parkingDetail.updates')}</Text>
      {!isFree && (
        <Text className={styles.hint}>{t('parkingDetail.leaveRule', { minutes: bill.value.freeLeaveMinutes })}</Text>
      )}
    </View>
  )
})

const Fee = observer(function Fee({ model }: { model: BillModel }) {
  const t = useText(parkingText)
  const { bill, coupon, coupons, payCents } = model
  if (!bill.value) return null
  const usable = coupons.filter((each) => each.usable).length
  const { totalFee, discountFee } = bill.value
  return (
    <Card>
      <FactLine name={t('parkingDetail.fee')} value={`¥${totalFee}`} />
      {discountFee > 0 && <FactLine name={t('parkingDetail.discount')} value={`-¥${discountFee}`} />}
      {coupons.length > 0 && (
        <Cell
          id="choose-coupon"
          title={t('parkingDetail.coupon')}
          value={
            coupon
              ? `-¥${coupon.discountAmount}`
              : t(usable > 0 ? 'parkingDetail.coupons.usable' : 'parkingDetail.coupons.none', { count: usable })
          }
          onPress={() => model.setChoosingCoupon(true)}
        />
      )}
      <FactLine name={t('parkingDetail.total')} value={`¥${formatCents(payCents)}`} />
    </Card>
  )
})

const CouponSheet = observer(function CouponSheet({ model }: { model: BillModel }) {
  const t = useText(parkingText)
  return (
    <Sheet
      id="coupon-sheet"
      title={t('parkingDetail.coupon')}
      height={75}
      footer={
        <Button id="no-coupon" kind="secondary" isWide onPress={() => model.chooseCoupon(null)}>
          {t('parkingDetail.coupons.off')}
        </Button>
      }
      onClose={() => model.setChoosingCoupon(false)}
    >
      <View className={styles.coupons} role="radiogroup" aria-label={t('parkingDetail.coupon')}>
        {model.coupons.map((each, index) => (
          <CouponOption
            key={each.couponId}
            id={`coupon-${index}`}
            role="radio"
            coupon={each}
            isChosen={each.couponId === model.coupon?.couponId}
            onPress={() => each.usable && model.chooseCoupon(each.couponId)}
          />
        ))}
      </View>
    </Sheet>
  )
})

const PayBar = observer(function PayBar({ model }: { model: BillModel }) {
  const t = useText(parkingText)
  const { bill, placing, payCents } = model
  if (!bill.value || bill.value.payAmount === 0) return null
  return (
    <BottomBar
      above={
        placing.error && (
          <View className={styles.error}>
            <FormError form={placing} />
          </View>
        )
      }
    >
      <Price className={styles.barPrice} price={priceInfoFromCents(payCents)} />
      <Button
        id="pay-parking"
        isBusy={placing.isRunning}
        isDisabled={bill.status === 'loading'}
        onPress={() => void model.submit()}
      >
        {t('parkingDetail.pay')}
      </Button>
    </BottomBar>
  )
})
