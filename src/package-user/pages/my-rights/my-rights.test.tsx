import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { buyerWithFace, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import RightsListPage from '../rights-list/rights-list'
import MyRightsPage from './my-rights'

const withFace = async () => ({ signedInAs: await buyerWithFace() })

describe('the rights of a user (USER-005, NAV-031)', () => {
  describeStates({ Page: MyRightsPage, route: routes.myRights, options: withFace, words: '人脸认证权益' })

  it('shows the benefits and the term of a card', async () => {
    await renderPage(MyRightsPage, routes.myRights, await withBenefits({ hasYearCard: true }))
    await eventually(() => expect(byId('right-CARD').textContent).toMatch(/1 张可用.*|有效期至 \d{4}\.\d{2}\.\d{2}/))
    expect(byId('right-CARD').textContent).toContain('有效期至')
  })

  it('opens the source of a right', async () => {
    const { router } = await renderPage(MyRightsPage, routes.myRights, await withFace())
    await seen('records-FACE')
    await tap('records-FACE')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.rightsList.path }))
    expect(router.lastMove?.params).toEqual({ rightId: 'FACE' })
  })

  it('offers certifications to a user without any right', async () => {
    const { router } = await renderPage(MyRightsPage, routes.myRights, { signedInAs: newBuyer() })
    await seenText('暂无权益')
    await tap(screen.getByRole('button', { name: '去认证' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.certificates.path))
  })
})

describe('the source of a right (USER-006, NAV-032)', () => {
  const open = (options: object) => renderPage(RightsListPage, routes.rightsList, options)

  describeStates({ Page: RightsListPage, route: routes.rightsList, options: withFace, words: '使用中' })

  it('shows each card with its state', async () => {
    await open({ ...(await withBenefits({ hasYearCard: true })), params: { rightId: 'CARD' } })
    await seenText('使用中')
    await seenText('获得')
  })

  it('shows a right that the user does not have', async () => {
    await open({ signedInAs: newBuyer(), params: { rightId: 'CARD' } })
    await seenText('您暂未获得这项权益')
  })

  it('needs a login', () => {
    expect([routes.myRights.needsLogin, routes.rightsList.needsLogin]).toEqual([true, true])
  })
})
