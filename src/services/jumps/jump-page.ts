import type { JumpPage } from '@/contracts/link/jump-info'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

/** The pages that other terminals have too, and the parameter with their subject. */
const JUMP_PAGES: readonly [Route, JumpPage, target?: string][] = [
  [routes.list, 'HOME'],
  [routes.home, 'HOME'],
  [routes.all, 'SHOW_LIST'],
  [routes.ticketHolder, 'TICKET_HOLDER'],
  [routes.showDetail, 'SHOW_DETAIL_V2', 'showId'],
  [routes.homeTopic, 'RECOMMEND_TOPIC', 'topicId'],
  [routes.orderDetail, 'ORDER_DETAIL', 'orderId'],
  [routes.studentVerify, 'STUDENT_IDENTITY'],
]

/** Name of the page on other terminals; null for a page that they lack. */
export function jumpPageOf(route: Route | null, params: Readonly<Record<string, string>>) {
  const found = JUMP_PAGES.find(([known]) => known === route)
  if (!found) return null
  const [, pageName, target] = found
  return { pageName, target: target ? (params[target] ?? '') : '' }
}
