import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import GrowthRulePage from './growth-rule'

const options = () => ({ signedInAs: newBuyer() })

describe('the rule of growth (MEMBER-010)', () => {
  describeStates({ Page: GrowthRulePage, route: routes.growthRule, options, words: '成长值从哪来' })

  it('shows the levels with their minimum growth', async () => {
    await renderPage(GrowthRulePage, routes.growthRule, options())
    await seenText('银卡会员成长值 500 起')
    await seenText('钻石会员成长值 10000 起')
    expect(routes.growthRule.needsLogin).toBe(true)
  })
})
