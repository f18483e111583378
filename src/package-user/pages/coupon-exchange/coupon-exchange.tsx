import { View } from '@tarojs/components'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { couponsText } from '../../coupons/text'
import { FormCard } from '../../shared/form-card'
import styles from './coupon-exchange.module.scss'
import { CouponExchangeModel, MAX_CODE_LENGTH } from './coupon-exchange-model'

/** Exchanges a code for coupons. Anyone can enter one; the button logs a visitor in (COUPON-001). */
function CouponExchangePage() {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const { code } = useParams(routes.couponExchange)
  const model = useModel((app) => new CouponExchangeModel(app, code))
  const { form, received } = model
  const submit = () => void model.submit()
  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('coupon.byCode')}>
      <FormCard title={t('coupon.byCode')} hint={t('coupon.code.about')}>
        <FormView onSubmit={submit}>
          <TextField
            id="exchange-code"
            kind="typedCode"
            field={model.code}
            label={t('coupon.code.label')}
            maxLength={MAX_CODE_LENGTH}
            placeholder={t('coupon.code.placeholder')}
            hasAutoFocus
          />
          <FormError form={form} />
          <Button
            id="exchange-code-submit"
            className={styles.submit}
            isWide
            isBusy={form.isSubmitting}
            onPress={submit}
          >
            {t('coupon.exchange.confirm')}
          </Button>
        </FormView>
        {received && (
          <View id="exchanged" className={styles.received} role="status">
            <View>{received.toast}</View>
            {received.coupons.map((coupon) => (
              <CouponTicket key={coupon.couponTemplateId} coupon={coupon} stamp={t('coupon.received')} />
            ))}
            <Button id="own-coupons" kind="secondary" isWide onPress={() => void navigation.open(routes.coupon, {})}>
              {t('coupon.mine')}
            </Button>
          </View>
        )}
      </FormCard>
    </PageFrame>
  )
}

export default page(CouponExchangePage, routes.couponExchange)
