import { renderPage } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import HomePage from './home'

describe('the launch page', () => {
  it('opens the home page (SHELL-127)', async () => {
    await renderPage(HomePage, routes.home)
    for (const words of ['搜索演出', '演唱会', '近期热门']) await seenText(words)
  })

  it('has the bottom navigation of home, and no links back or home (SHELL-231)', async () => {
    const { router } = await renderPage(HomePage, routes.home, { stack: [routes.home.path] })
    expect((await seen('tab-list')).className).toContain('selected')
    expect(byId('tab-mine').className).not.toContain('selected')
    for (const name of ['返回', '回到首页']) expect(screen.queryByRole('button', { name })).toBeNull()
    await tap('tab-mine')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.mine.path })
  })
})
