import type { TicketHolderTextKey } from './zh-cn'

const zhMO: Record<TicketHolderTextKey, string> = {
  title: '我的門票',
  history: '歷史門票',
  bind: '兑換門票',
  sites: '按城市查看',
  empty: '還沒有門票',
  'empty.hint': '買到的門票會出現在這裡',
  'empty.action': '去看看演出',
  login: '登入後查看門票',
  'login.action': '去登入',
}

export default zhMO
