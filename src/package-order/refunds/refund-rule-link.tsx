import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import { refundsText } from './text'

/** Opens the refund fees before a request (REFUND-019). */
export function RefundRuleLink({ orderId }: { orderId: string }) {
  const t = useText(refundsText)
  const { navigation } = useApp()
  return (
    <Cell
      id="refund-rule"
      title={t('refund.rule')}
      onPress={() => void navigation.open(routes.refundRuleOrder, { orderId })}
    />
  )
}
