const zhCN = {
  'loading.paying': '支付中',
  'loading.checking': '支付结果查询中',
  'loading.success': '支付成功',
  'loading.failed': '支付失败',
  'loading.closed': '订单已关闭',
  'loading.refunded': '订单已退款',
  'loading.hint': '正在向支付渠道确认结果，请稍候',
  'loading.unknown': '暂未收到支付结果。如已付款，请稍后在订单中查看。',
  'loading.loggedOut': '登录后查看支付结果',
  'loading.loggedOutHint': '无论是否已付款，订单和款项都不会丢失',
  'loading.logIn': '登录',
  'loading.seeOrder': '查看订单',
  'success.title': '支付成功',
  'success.unknown': '支付结果',
  'success.tickets': '查看门票',
  'success.entrance': '入场口',
  'success.arrival': '入场提示',
  'success.paid': '实付',
  'success.card': '查看权益卡',
  'success.share': '分享给朋友',
  'success.orders': '我的订单',
  'success.home': '返回首页',
}

export type PaymentResultTextKey = keyof typeof zhCN
export default zhCN
