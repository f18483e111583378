import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import MemberAgreementPage from './member-aggrement'

const options = () => ({ signedInAs: newBuyer() })

describe('the terms of members (MEMBER-005, NAV-041)', () => {
  describeStates({ Page: MemberAgreementPage, route: routes.memberAgreement, options, words: '不自动续费' })

  it('has its specified address, for users', async () => {
    await renderPage(MemberAgreementPage, routes.memberAgreement, options())
    await seenText('会员服务协议')
    await seenText('我们不会自动扣费')
    expect(routes.memberAgreement).toMatchObject({ needsLogin: true, aliases: ['/member-center/aggrement'] })
  })
})
