import { FakeAppLink } from '@/platform/app-link/app-link-fake'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import { openInApp } from './open-external'

it('requests the address of a page by its name, with an encoded target (NAV-148)', async () => {
  const requested: unknown[] = []
  const request = (async (_endpoint: unknown, input: unknown) => {
    requested.push(input)
    return { appUrl: 'encore://show' }
  }) as Request
  const appLink = new FakeAppLink()
  appLink.hasApp = true
  const webPlaces = { ownOrigin: '', hosts: [], appSchemes: ['encore'] }
  const app = { request, appLink, webPlaces }
  expect(await openInApp(app, routes.showDetail, { showId: '1&2/三' }, '')).toBe(true)
  expect(requested).toEqual([{ pageName: 'SHOW_DETAIL_V2', target: '1%262%2F%E4%B8%89' }])
  expect(appLink.opened).toEqual(['encore://show'])
})
