import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import ReserveIndexPage from './reserve-index'

describe('places to reserve (RESERVE-001)', () => {
  describeStates({ Page: ReserveIndexPage, route: routes.reserveIndex, words: '大剧院后台探秘' })

  it('shows a visitor the places with price and state, and opens one', async () => {
    const { router } = await renderPage(ReserveIndexPage, routes.reserveIndex)
    await seenText('¥68')
    await seenText('已约满')
    await tap(screen.getByRole('link', { name: /音乐厅公开排练/ }))
    expect(router.lastMove).toMatchObject({ path: routes.reserveDetail.path })
    expect(router.lastMove?.params).toHaveProperty('reserveId')
  })

  it('shows the places of another city when the user chooses one', async () => {
    const { app } = await renderPage(ReserveIndexPage, routes.reserveIndex)
    await seenText('大剧院后台探秘')
    app.site.loadSites()
    const other = await eventually(() => {
      const found = app.site.all.find(({ cityId }) => cityId !== app.site.cityId)
      if (!found) throw new Error('there is no other city')
      return found
    })
    app.site.choose(other.cityId)
    await eventually(() => expect(document.body.textContent).not.toContain('大剧院后台探秘'))
    await seenText('暂无可预约的场馆')
  })

  it('opens the user’s reservations (RESERVE-003)', async () => {
    const { router } = await renderPage(ReserveIndexPage, routes.reserveIndex)
    await tap('reserve-records')
    expect(router.lastMove).toMatchObject({ path: routes.reserveRecord.path })
  })
})
