import { renderPage, theGateway } from '@test/render-page'
import { seenText } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { listPolicies } from '@/contracts/agreement/list-policies'
import { routes } from '@/routes'
import AgreementPage from './agreement'

/** Service agreement of the shop, as its address names it. */
async function serviceAgreement() {
  const { data } = await (await theGateway()).call(listPolicies, {})
  return { params: { id: data?.find(({ policyType }) => policyType === 'SERVICE')?.id ?? '' } }
}

describe('the page of an agreement (USER-008)', () => {
  describeStates({ Page: AgreementPage, route: routes.agreement, words: '一、服务内容', options: serviceAgreement })

  it('uses the language of the user', async () => {
    await renderPage(AgreementPage, routes.agreement, { ...(await serviceAgreement()), locale: 'en-US' })
    await seenText('1. The service')
  })

  it('shows an error for an unknown agreement', async () => {
    await renderPage(AgreementPage, routes.agreement, { params: { id: 'none' } })
    await seenText('没有找到相关内容')
  })
})
