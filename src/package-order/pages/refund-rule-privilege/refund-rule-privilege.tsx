import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { RefundRule } from '../../refunds/refund-rule/refund-rule'

/** Refund fees of a privilege card (REFUND-003). */
function RefundRulePrivilegePage() {
  const { cardId = '' } = useParams(routes.refundRulePrivilege)
  return <RefundRule about={{ cardId }} />
}

export default page(RefundRulePrivilegePage, routes.refundRulePrivilege)
