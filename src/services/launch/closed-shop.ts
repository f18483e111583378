import { routes } from '@/routes'
import type { Navigation } from '@/services/navigation/navigation'

/** Pages of a closed shop by their paths: tickets, orders, the gate, logging in, support. Its test lists each of them. */
const OPEN_PAGES =
  /(holder|mine)$|age-(ticket|send|invoice)(?!.*\/(hot|share|custom)-)|-order\/pages\/(?!confirm|rebook|add|.*privilege)|(parking-detail|parking-record|reserve-order|reserve-record)$|\/(entrance.*|(login|language).*|[^/]*(email|account|password|auth)|account-.*|middle-verify|channelLogin|viewer|audience-.*|member|member-pay.*|privacy|nickname-edit|skin-switch|settings|agreement|support|shop-state|page-error)$/

/** Whether a page stays open while the shop is closed or maintained (D-43). */
export function isOpenWhileClosed(path: string): boolean {
  return OPEN_PAGES.test(path)
}

/** Opens the notice of the closed shop, except above what its ticket holders need. */
export async function showClosedShop(navigation: Pick<Navigation, 'current' | 'open'>): Promise<void> {
  const { current } = navigation
  if (current === null || !isOpenWhileClosed(current.path)) await navigation.open(routes.shopState, {})
}
