import type { JumpInfo, JumpPage, JumpTerminal } from '@/contracts/link/jump-info'

/** Path of each page in the mini-programs, and the parameter with its subject. */
const PAGES: Readonly<Record<JumpPage, [path: string, target?: string]>> = {
  HOME: ['pages/list/list'],
  SHOW_LIST: ['pages/all/all'],
  TICKET_HOLDER: ['pages/ticket-holder/ticket-holder'],
  SHOW_DETAIL_V2: ['package-show/pages/show-detail/show-detail', 'showId'],
  RECOMMEND_TOPIC: ['pages/home-topic/home-topic', 'topicId'],
  ORDER_DETAIL: ['package-order/pages/order-detail/order-detail', 'orderId'],
  STUDENT_IDENTITY: ['package-user/pages/student-verify/student-verify'],
}

/** Address of a page on every terminal. */
export function presentJumpInfo(pageName: JumpPage, target: string, targetTerminal: JumpTerminal): JumpInfo {
  const [path, name] = PAGES[pageName]
  const query = name && target ? { [name]: target } : {}
  const page = address(path, query)
  return {
    targetTerminal,
    wxMiniJumpUrl: address('weixin://dl/business/', { appid: 'encore', path, ...query }),
    aliPayMiniJumpUrl: address('alipays://platformapi/startapp', { appId: 'encore', page }),
    douYinMiNiUrl: address('snssdk1128://microapp', { app_id: 'encore', start_page: page }),
    xhsMiniUrl: address('xhsdiscover://mini_program', { app_id: 'encore', path: page }),
    appUrl: address(`encore://${pageName.toLowerCase()}`, query),
  }
}

function address(base: string, query: Record<string, string>): string {
  const text = String(new URLSearchParams(query))
  return text === '' ? base : `${base}?${text}`
}
