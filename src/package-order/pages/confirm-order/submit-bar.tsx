import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { exceededLimit } from './offer'
import { TotalWithSavings } from './total-with-savings'

/** Agreement, errors, total and button. */
export const SubmitBar = observer(function SubmitBar({
  model,
  offer,
}: {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}) {
  const t = useText(checkoutText)
  const { navigation } = useApp()
  const { form, placement } = model
  const limit = exceededLimit(offer)
  if (limit !== null) return <TooManyBar model={model} limit={limit} />
  return (
    <AgreementBar form={form} template={t('confirm.agree')} documents={offer.agreements}>
      <TotalWithSavings model={model} offer={offer} />
      {placement.isSoldOut && (
        <Button id="other-tickets" kind="secondary" onPress={() => void navigation.back()}>
          {t('confirm.another')}
        </Button>
      )}
      {placement.waitingOrderId !== '' && (
        <Button
          id="waiting-order"
          kind="secondary"
          onPress={() => void navigation.open(routes.orderDetail, { orderId: placement.waitingOrderId })}
        >
          {t('confirm.waitingOrder')}
        </Button>
      )}
      <Button id="submit-order" isBusy={form.isSubmitting || model.isPricing} onPress={placement.submit}>
        {t('confirm.submit')}
      </Button>
    </AgreementBar>
  )
})

/** More tickets than allowed, as an address can request: the limit, and how to reduce them (ORDER-037). */
function TooManyBar({ model, limit }: { model: ConfirmOrderModel; limit: number }) {
  const t = useText(checkoutText)
  const { navigation } = useApp()
  const { promotionId, siteId, showId } = model.wanted
  const goBack = () => (promotionId || siteId ? navigation.back() : navigation.backTo(routes.booking, { showId }))
  return (
    <BottomBar
      above={
        <View id="too-many" className={styles.tooMany} role="alert">
          {t(limit > 0 ? 'confirm.tooMany' : 'confirm.noneLeft', { count: limit })}
        </View>
      }
    >
      <Button id="fewer-tickets" isWide onPress={() => void goBack()}>
        {t('confirm.fewer')}
      </Button>
    </BottomBar>
  )
}
