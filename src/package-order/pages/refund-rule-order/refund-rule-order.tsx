import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { RefundRule } from '../../refunds/refund-rule/refund-rule'
import { refundsText } from '../../refunds/text'

/** Refund fees of an order by time of request (REFUND-004, REFUND-011). */
function RefundRuleOrderPage() {
  const t = useText(refundsText)
  const { orderId = '' } = useParams(routes.refundRuleOrder)
  return <RefundRule about={{ orderId }} hint={t('refund.ruleHint')} />
}

export default page(RefundRuleOrderPage, routes.refundRuleOrder)
