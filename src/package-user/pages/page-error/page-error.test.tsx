import { renderPage } from '@test/render-page'
import { tap } from '@test/screen'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import PageErrorPage from './page-error'

describe('the page of an unknown address', () => {
  it('shows an error without internals, and links to the home page (SHELL-069, SHELL-071)', async () => {
    const { router } = await renderPage(PageErrorPage, routes.pageError, { params: { from: '/nowhere' } })
    expect(document.body.textContent).toContain('该页面无法查看')
    expect(document.body.textContent).not.toContain('/nowhere')
    await tap(screen.getAllByRole('button', { name: '回到首页' }).at(-1) as Element)
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
  })
})
