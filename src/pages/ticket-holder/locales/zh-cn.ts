const zhCN = {
  title: '票夹',
  empty: '还没有票券',
  'empty.hint': '买到的票会出现在这里',
  'empty.action': '去看看演出',
  login: '登录后查看票券',
  'login.action': '去登录',
  qty: '{count} 张',
  open: '出示票券',
  sending: '转赠中',
  'state.EXPIRED': '已结束',
  'state.USED': '已使用',
  'state.REFUNDED': '已退票',
  'state.TRANSFERRED': '已转赠',
  'state.LOCKED': '锁定中',
}

export type TicketHolderTextKey = keyof typeof zhCN
export default zhCN
