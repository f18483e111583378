import { routes } from '@/routes'
import { renderPage } from '../../../__tests__/support/render-page'
import { seenText, tap } from '../../../__tests__/support/screen'
import { newBuyer } from '../../../__tests__/support/screen-orders'
import MinePage from './mine'

describe('the page of the user', () => {
  it('greets the user by name, with a number that nobody can read over a shoulder', async () => {
    const phone = newBuyer()
    const { app } = await renderPage(MinePage, routes.mine, { signedInAs: phone })
    await seenText(app.session.user?.nickname ?? 'nobody')
    expect(document.body.textContent).not.toContain(phone)
  })

  it.each([
    ['log-in', routes.login.path],
    ['orders', routes.login.path],
    ['settings', routes.settings.path],
  ])('leads a visitor from %s to %s', async (id, path) => {
    const { router } = await renderPage(MinePage, routes.mine)
    await tap(id)
    expect(router.lastMove).toMatchObject({ path })
  })

  it.each([
    ['orders', routes.orders.path],
    ['tickets', routes.ticketHolder.path],
  ])('leads a user from %s to %s', async (id, path) => {
    const { router } = await renderPage(MinePage, routes.mine, { signedInAs: newBuyer() })
    await tap(id)
    expect(router.lastMove).toMatchObject({ path })
  })
})
