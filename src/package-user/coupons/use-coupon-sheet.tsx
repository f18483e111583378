import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { Button } from '@/ui/button/button'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { CouponCodeSheet } from './coupon-code-sheet'
import styles from './coupons.module.scss'
import { couponsText } from './text'
import type { UseCouponModel } from './use-coupon-model'

/** Sheet of a coupon in use; hidden without one. */
export const UseCouponSheet = observer(function UseCouponSheet({ model }: { model: UseCouponModel }) {
  const { sheet } = model
  if (sheet === null) return null
  if (sheet.kind === 'code')
    return <CouponCodeSheet coupon={sheet.coupon} orderId={model.orderId} onClose={() => model.show(null)} />
  return <ExchangeSheet model={model} title={sheet.coupon.title} cardName={sheet.card.privilegeCardName ?? ''} />
})

/** Card that a coupon is exchanged for, and whether the exchange is possible (COUPON-057, CARD-019). */
const ExchangeSheet = observer(function ExchangeSheet({
  model,
  title,
  cardName,
}: {
  model: UseCouponModel
  title: string
  cardName: string
}) {
  const t = useText(couponsText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { check, exchanging } = model

  async function exchange() {
    if (await model.exchange()) prompts.showToast(t('coupon.exchange.done', { card: cardName }))
    else if (exchanging.error) showError(exchanging.error)
  }

  return (
    <Sheet
      id="coupon-exchange-sheet"
      title={t('coupon.exchange.sheet')}
      footer={
        <Button
          id="exchange-coupon"
          isWide
          isDisabled={!check.value?.pass}
          isBusy={exchanging.isRunning}
          onPress={() => void exchange()}
        >
          {t('coupon.exchange.confirm')}
        </Button>
      }
      onClose={() => model.show(null)}
    >
      <View className={styles.heading}>{cardName}</View>
      <View className={styles.text}>{t('coupon.exchange.ask', { coupon: title, card: cardName })}</View>
      <ResourceView resource={check} skeleton={<SkeletonBlock className={styles.line} />}>
        {({ pass, message }) => (pass ? null : <View className={styles.refusal}>{message}</View>)}
      </ResourceView>
    </Sheet>
  )
})
