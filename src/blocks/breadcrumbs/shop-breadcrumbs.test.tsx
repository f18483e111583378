import { renderPage } from '@test/render-page'
import { eventually } from '@test/screen'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { ShopBreadcrumbs } from './shop-breadcrumbs'

const SHOW = { title: '星河入梦', route: routes.showDetail, params: { showId: '7' } }

const Booking = page(
  () => (
    <PageFrame title="">
      <ShopBreadcrumbs from="shows" trail={[SHOW]} current="选择票档" />
    </PageFrame>
  ),
  routes.booking,
)

async function pressShow(stack: string[]) {
  const { router } = await renderPage(Booking, routes.booking, { form: 'desktop', stack, params: SHOW.params })
  const link = await eventually(() => screen.getByRole('link', { name: SHOW.title }))
  link.click()
  await eventually(() => expect(router.lastMove).toBeTruthy())
  return router
}

describe('a step of the breadcrumbs', () => {
  it('returns to its page when that is open below', async () => {
    const router = await pressShow(['pages/list/list', routes.showDetail.path, routes.booking.path])
    expect(router.lastMove).toMatchObject({ how: 'back', path: routes.showDetail.path })
  })

  it('opens its page when it is not open', async () => {
    const router = await pressShow(['pages/list/list', routes.booking.path])
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.showDetail.path, params: SHOW.params })
  })
})
