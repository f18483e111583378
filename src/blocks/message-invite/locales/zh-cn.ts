const zhCN = {
  title: '消息提醒',
  hint: '开演前与优惠券到期时通知您',
  allow: '开启',
  on: '已开启',
  allowed: '有消息时会通知您',
  rejected: '您没有允许，之后仍可开启',
  off: '消息已关闭，请在系统设置中打开',
  failed: '未能开启，请稍后再试',
}

export default zhCN
export type MessageTextKey = keyof typeof zhCN
