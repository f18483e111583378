const zhCN = {
  'privacy.title': '隐私中心',
  'kept.title': '我们保存什么，为什么',
  'kept.account': '手机号、邮箱和昵称：用于登录和联系您',
  'kept.people': '观演人和地址：用于实名购票和配送，证件号码仅显示首尾几位',
  'kept.orders': '订单、票券和发票：用于履约、售后和依法记账，注销后以匿名方式保留',
  'kept.devices': '登录设备：用于发现他人登录您的账户',
  'kept.usage': '使用统计：登录后匿名记录浏览的页面和下单步骤，用于改进服务，可在设置中关闭',
  'kept.device': '本机草稿、语言和城市：只保存在您的设备上，退出登录时清除草稿',
  'export.title': '导出我的资料',
  'export.hint': '包含我们保存的、属于您的全部资料，登录凭据和密码除外',
  'export.submit': '复制全部资料',
  'close.title': '设备与注销',
  'close.hint': '查看登录设备，或注销账户',
  'close.open': '账户与安全',
}

export type PrivacyTextKey = keyof typeof zhCN
export default zhCN
