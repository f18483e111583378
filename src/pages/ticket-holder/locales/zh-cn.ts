const zhCN = {
  title: '票夹',
  history: '历史门票',
  bind: '兑换门票',
  sites: '按城市查看',
  empty: '还没有门票',
  'empty.hint': '买到的票会出现在这里',
  'empty.action': '去看看演出',
  login: '登录后查看门票',
  'login.action': '去登录',
}

export type TicketHolderTextKey = keyof typeof zhCN
export default zhCN
