import { observer } from 'mobx-react'
import { getCardByOrder } from '@/contracts/privilege/get-card-by-order'
import { useText } from '@/i18n/use-text'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { paymentResultText } from './text'

/** Opens the benefit card of a paid order (CARD-017). */
export const SeeCardButton = observer(function SeeCardButton({ orderId }: { orderId: string }) {
  const t = useText(paymentResultText)
  const { navigation } = useApp()
  const showError = useErrorToast()
  const finding = useModel(({ request }) => new Submission(() => request(getCardByOrder, { itemOrderId: orderId })))

  async function open() {
    const card = await finding.submit()
    if (finding.error) showError(finding.error)
    if (card === null) return
    const { cardId, userCardInstanceId } = card
    await navigation.redirect(routes.cardDetail, { cardId, userCardInstanceId })
  }

  return (
    <Button id="see-card" isWide isBusy={finding.isRunning} onPress={() => void open()}>
      {t('success.card')}
    </Button>
  )
})
