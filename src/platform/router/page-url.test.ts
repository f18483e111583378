import { routes } from '@/routes'
import { miniPageUrl, webPageUrl } from './page-url'

it('writes parameters into the path on the web if an alias has room for them', () => {
  expect(webPageUrl({ ...routes.showDetail, params: { showId: '12' } })).toBe('/content/12')
  expect(webPageUrl({ ...routes.booking, params: { showId: '1 2', seatPlanId: '3' } })).toBe(
    '/booking/1%202?seatPlanId=3',
  )
  expect(webPageUrl({ ...routes.showDetail, params: {} })).toBe('/content')
})

it('names the page itself without an alias', () => {
  expect(webPageUrl({ ...routes.settings, params: { a: '&' } })).toBe('/package-user/pages/settings/settings?a=%26')
})

it('writes everything into the query in a mini-program (NAV-001)', () => {
  expect(miniPageUrl({ ...routes.showDetail, params: { showId: '12' } })).toBe(`/${routes.showDetail.path}?showId=12`)
})
