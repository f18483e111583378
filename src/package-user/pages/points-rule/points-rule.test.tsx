import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import PointsRulePage from './points-rule'

const options = () => ({ signedInAs: newBuyer() })

describe('the rule of points (MEMBER-008)', () => {
  describeStates({ Page: PointsRulePage, route: routes.pointsRule, options, words: '如何获得' })

  it("shows the shop's text, to users", async () => {
    await renderPage(PointsRulePage, routes.pointsRule, options())
    await seenText('100 积分抵 1 元')
    expect(routes.pointsRule.needsLogin).toBe(true)
  })
})
