import type { VoucherTextKey } from './zh-cn'

const zhMO: Record<VoucherTextKey, string> = {
  qty: '{count} 張',
  'qty.people': '{count} 人',
  open: '出示門票',
  'open.id': '證件入場',
  'open.code': '取票碼',
  'paper.toSend': '實體票待寄出',
  'paper.sent': '實體票已寄出',
  'sending.some': '{count} 張轉贈中',
  refunding: '退票處理中',
  'refunding.some': '{count} 張退票處理中',
  sending: '轉贈中',
  received: '朋友轉贈',
  reserved: '預約',
  nameless: '待補實名',
  'nameless.until': '待補實名，{time} 截止',
  today: '今天',
  tomorrow: '明天',
  inDays: '還有 {count} 天',
  over: '已結束',
  'state.EXPIRED': '已結束',
  'state.USED': '已入場',
  'state.REFUNDED': '已退票',
  'state.TRANSFERRED': '已轉贈',
  'state.LOCKED': '暫停使用',
  'state.canceled': '已取消',
}

export default zhMO
