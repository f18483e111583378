import type { JumpPage, JumpTerminal } from '@/contracts/link/jump-info'

const TERMINALS: readonly JumpTerminal[] = [
  'WX_MINI_PROGRAM',
  'DY_MINI_PROGRAM',
  'ALIPAY_MINI_PROGRAM',
  'XHS_MINI_PROGRAM',
  'APP',
]

const PAGES: readonly JumpPage[] = [
  'TICKET_HOLDER',
  'ORDER_DETAIL',
  'SHOW_DETAIL_V2',
  'RECOMMEND_TOPIC',
  'SHOW_LIST',
  'HOME',
  'STUDENT_IDENTITY',
]

/** Request for the link to a page on another terminal; undefined for a page or a terminal that is not allowed (NAV-133). */
export function jumpLink(terminal: string, page: string, target = '') {
  const miniAppType = TERMINALS.find((known) => known === terminal)
  const pageName = PAGES.find((known) => known === page)
  return miniAppType && pageName ? { miniAppType, pageName, target } : undefined
}
