import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { checkoutText } from '../../checkout/text'
import type { ConfirmOrderModel } from './confirm-order-model'
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
