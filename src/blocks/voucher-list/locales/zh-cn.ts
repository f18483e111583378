const zhCN = {
  qty: '{count} 张',
  'qty.people': '{count} 人',
  open: '出示票券',
  'open.id': '证件入场',
  'open.code': '取票码',
  'paper.toSend': '纸质票待寄出',
  'paper.sent': '纸质票已寄出',
  'sending.some': '{count} 张转赠中',
  refunding: '退票中',
  'refunding.some': '{count} 张退票中',
  sending: '转赠中',
  received: '朋友转赠',
  reserved: '预约',
  nameless: '待补实名',
  'nameless.until': '待补实名，{time} 截止',
  today: '今天',
  tomorrow: '明天',
  over: '已结束',
  'state.EXPIRED': '已结束',
  'state.USED': '已使用',
  'state.REFUNDED': '已退票',
  'state.TRANSFERRED': '已转赠',
  'state.LOCKED': '暂停使用',
  'state.canceled': '已取消',
}

export type VoucherTextKey = keyof typeof zhCN
export default zhCN
