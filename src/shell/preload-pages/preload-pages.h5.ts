import { routes } from '@/routes'
import { PRELOADS } from '@/routes/preloads'
import type { Route } from '@/routes/route'
import type { App } from '@/services/app'

/** Fetches what is likely to be next from a page. */
export function preloadFrom({ pageLoads }: Pick<App, 'pageLoads'>, route: Route): void {
  const preload = PRELOADS.find(({ from }) => from === route)
  if (!preload) return
  const { packages, likeliest, isRunAhead } = preload
  const next = Object.values<Route>(routes).filter(({ path }) => packages.some((root) => path.startsWith(`${root}/`)))
  const sorted = likeliest ? [likeliest, ...next] : next
  pageLoads.preload(
    sorted.map(({ path }) => path),
    isRunAhead,
  )
}
