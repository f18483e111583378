import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { asTicketBuyer, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { getAnnualReview } from '@/contracts/annual-review/get-annual-review'
import { routes } from '@/routes'
import AnnualReviewPage from './annual-review'

const open = (options: Parameters<typeof renderPage>[2] = {}) =>
  renderPage(AnnualReviewPage, routes.annualReview, options)

describe('the year of a user (TOPIC-004)', () => {
  describeStates({ Page: AnnualReviewPage, route: routes.annualReview, options: asTicketBuyer, words: '2026 演出年报' })

  it("shows slides with figures of the user's own tickets", async () => {
    await open(await asTicketBuyer())
    await seenText('2026 演出年报')
    expect(byId('slide-SHOWS').textContent).toContain('1 场演出')
    expect(byId('slide-TICKETS').textContent).toContain('1 张票')
    expect(byId('slide-FIRST').textContent).toContain('林屿「星河入梦」')
    expect(document.getElementById('slide-ENTRIES')).toBeNull()
  })

  it('shares a picture with the figures', async () => {
    const { poster } = await open(await asTicketBuyer())
    await tap('share-review')
    await seen('poster-sheet')
    await eventually(() => expect(poster.plans).toHaveLength(1))
    expect(poster.plans[0]).toMatchObject({ title: '我的 2026 演出年报' })
    expect(poster.plans[0]?.lines.join()).toContain('1 场演出')
  })

  it('explains a year without shows, and links to them', async () => {
    const { router } = await open({ signedInAs: newBuyer() })
    await seenText('2026 年还没有演出记录')
    expect(document.getElementById('share-review')).toBeNull()
    await tap(screen.getByRole('button', { name: '去逛逛' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })

  it('shows the year of its address', async () => {
    await open({ ...(await asTicketBuyer()), params: { year: '2025' } })
    await seenText('2025 年还没有演出记录')
  })

  it('requires a login before any call (NAV-021)', async () => {
    const { router, network } = await open()
    await seenText('登录后查看您的演出年报')
    expect(router.moves).toEqual([])
    expect(network.sent.some((call) => call.includes(getAnnualReview.path))).toBe(false)
    await tap(screen.getByRole('button', { name: '登录' }))
    expect(router.lastMove?.path).toBe(routes.login.path)
  })
})
