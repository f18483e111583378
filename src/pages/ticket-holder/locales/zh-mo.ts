import type { TicketHolderTextKey } from './zh-cn'

const zhMO: Record<TicketHolderTextKey, string> = {
  title: '票夾',
  empty: '還沒有票券',
  'empty.hint': '買到的票會出現在這裡',
  'empty.action': '去看看演出',
  login: '登入後查看票券',
  'login.action': '去登入',
  qty: '{count} 張',
  open: '出示票券',
  sending: '轉贈中',
  'state.EXPIRED': '已結束',
  'state.USED': '已使用',
  'state.REFUNDED': '已退票',
  'state.TRANSFERRED': '已轉贈',
  'state.LOCKED': '鎖定中',
}

export default zhMO
