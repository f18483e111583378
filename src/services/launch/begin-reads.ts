import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import type { Target } from '@/services/navigation/navigation-target'

/**
 * Starts the first calls of the page that is about to open, while the platform still creates the page
 * (docs/decisions/0071-reading-ahead.md). What comes to nothing is left to the page.
 */
export function beginReads(request: Request, { route, params }: Target): void {
  const { showId, ...origin } = params
  if (route !== routes.showDetail || showId === undefined || Object.keys(origin).length > 0) return
  for (const endpoint of [getShowStatic, getShowDynamic]) {
    request<object, unknown>(endpoint, { showId }, { isAhead: true }).catch(() => {})
  }
}
