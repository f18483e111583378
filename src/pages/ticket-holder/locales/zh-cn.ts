const zhCN = {
  title: '票夹',
  history: '历史票券',
  bind: '兑换门票',
  sites: '按城市查看',
  empty: '还没有票券',
  'empty.hint': '买到的票会出现在这里',
  'empty.action': '去看看演出',
  login: '登录后查看票券',
  'login.action': '去登录',
}

export type TicketHolderTextKey = keyof typeof zhCN
export default zhCN
