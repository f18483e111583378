import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { asOwnerOfReturnable } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import RefundRuleOrderPage from './refund-rule-order'

const paid = () => asOwnerOfReturnable(1)

describe('the rules of a refund (REFUND-004)', () => {
  describeStates({ Page: RefundRuleOrderPage, route: routes.refundRuleOrder, options: paid, words: '免费退票' })

  it('show the fee of each period (REFUND-011)', async () => {
    await renderPage(RefundRuleOrderPage, routes.refundRuleOrder, await paid())
    await seenText('演出前 72 小时以上免费退票')
    await seenText('演出前 24–72 小时收取 20% 手续费')
    await seenText('演出前不足 24 小时不可退票')
  })

  it('exist in every language (REFUND-018)', async () => {
    await renderPage(RefundRuleOrderPage, routes.refundRuleOrder, { ...(await paid()), locale: 'en-US' })
    await seenText('Refund rules')
    await seenText('Fees depend on when you submit the request')
  })
})
