import { RIGHTS_CARD } from '@test/other-users/person'
import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import RefundRulePrivilegePage from './refund-rule-privilege'

const options = () => ({ params: { cardId: RIGHTS_CARD }, signedInAs: newBuyer() })

describe('the rules of giving a card back (REFUND-003)', () => {
  describeStates({
    Page: RefundRulePrivilegePage,
    route: routes.refundRulePrivilege,
    options: async () => options(),
    words: '不支持退卡',
  })

  it('name the card, and show the shop’s text', async () => {
    await renderPage(RefundRulePrivilegePage, routes.refundRulePrivilege, options())
    await seenText('安可年度观演卡退卡规则')
    await seenText('任何时间不支持退卡')
    await seenText('已用的次数会退回卡内')
  })

  it('renders the shop’s texts without active content', async () => {
    const html = '<p>好</p><img src="x" onerror="globalThis.hacked = 1"><script>globalThis.hacked = 1</script>'
    const rule = { kind: 'REFUND', title: '规则', html, periods: [] }
    await renderPage(RefundRulePrivilegePage, routes.refundRulePrivilege, {
      ...options(),
      prepare: ({ network }) => {
        network.intercept = ({ url }) =>
          url.includes('refunds/rules')
            ? { status: 200, headers: {}, body: { statusCode: 200, data: rule } }
            : undefined
      },
    })
    await seenText('好')
    expect(document.body.innerHTML).not.toMatch(/onerror|<script/)
  })
})
