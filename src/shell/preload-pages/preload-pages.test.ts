import { fakeCapabilities } from '@test/fake-capabilities'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { preloadFrom } from './preload-pages.h5'

/** Pages that are prefetched from a page, and whether the first of them is run ahead. */
function preloaded(route: Route): { paths: readonly string[]; isRunAhead: boolean | undefined } | null {
  const calls: { paths: readonly string[]; isRunAhead: boolean | undefined }[] = []
  const preload = (paths: readonly string[], isRunAhead?: boolean) => calls.push({ paths, isRunAhead })
  preloadFrom({ pageLoads: { ...fakeCapabilities().pageLoads, preload } }, route)
  expect(calls.length).toBeLessThan(2)
  return calls[0] ?? null
}

describe('pages that are prefetched', () => {
  it.each([
    ['NAV-124', routes.list, routes.showDetail],
    ['NAV-126', routes.shop, routes.shopDetail],
  ] as const)('from lists begin with the page of a tapped card, which is run ahead (%s)', (_row, from, next) => {
    const pages = preloaded(from)
    expect(pages?.paths[0]).toBe(next.path)
    expect(pages?.isRunAhead).toBe(true)
  })

  it('from a show begin with the booking, and none is run ahead (NAV-128)', () => {
    const pages = preloaded(routes.showDetail)
    expect(pages?.paths.slice(0, 2)).toEqual([routes.booking.path, routes.confirmOrder.path])
    expect(pages?.paths).toContain(routes.login.path)
    expect(pages?.isRunAhead).toBeFalsy()
  })

  it('from a page without a next one are none', () => {
    expect(preloaded(routes.settings)).toBeNull()
  })
})
