import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { routes } from '@/routes'
import GrowthValuePage from './growth-value'

const withGrowth = (growth: number) => withBenefits({ growth })

describe('the growth of a user (MEMBER-009)', () => {
  describeStates({
    Page: GrowthValuePage,
    route: routes.growthValue,
    options: () => withGrowth(620),
    words: '当前成长值620',
  })

  it('shows the level and the growth missing to the next', async () => {
    await renderPage(GrowthValuePage, routes.growthValue, await withGrowth(620))
    await seenText('银卡会员')
    await seenText('再得 1380 成长值升至金卡会员')
    await seenText('+620')
    expect((document.querySelector('.done') as HTMLElement).style.width).toBe('8%')
    expect(routes.growthValue.needsLogin).toBe(true)
  })

  it('shows the highest level', async () => {
    await renderPage(GrowthValuePage, routes.growthValue, await withGrowth(12_000))
    await seenText('钻石会员')
    await seenText('已达最高等级')
  })

  it('explains how to earn growth, and opens the rule', async () => {
    const { router } = await renderPage(GrowthValuePage, routes.growthValue, await withGrowth(0))
    await seenText('还没有成长记录')
    await tap('to-rule')
    expect(router.lastMove).toMatchObject({ path: routes.growthRule.path })
  })
})
