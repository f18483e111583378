import type { TicketHolderTextKey } from './zh-cn'

const zhMO: Record<TicketHolderTextKey, string> = {
  title: '我的門票',
  history: '歷史票券',
  bind: '綁定票券',
  sites: '按城市查看',
  empty: '還沒有票券',
  'empty.hint': '買到的票會出現在這裡',
  'empty.action': '去看看演出',
  login: '登入後查看票券',
  'login.action': '去登入',
}

export default zhMO
