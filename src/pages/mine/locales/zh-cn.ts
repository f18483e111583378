const zhCN = {
  title: '我的',
  login: '登录 / 注册',
  'login.hint': '登录后查看订单与票券',
  orders: '我的订单',
  tickets: '我的票夹',
  members: '会员中心',
  'members.discount': '购票 {discount}',
  coupons: '我的优惠券',
  cards: '权益卡',
  points: '我的积分',
  favorites: '想看的演出',
  attendees: '观演人',
  addresses: '收货地址',
  rights: '我的权益',
  certificates: '我的认证',
  student: '学生认证',
  settings: '设置',
  language: '语言',
  skin: '外观',
  support: '客服与帮助',
  scan: '扫一扫',
  'scan.denied': '未获得相机权限，无法扫码',
  'scan.failed': '未能识别，请重试',
  'scan.unknown': '这不是本店的二维码',
}

export type MineTextKey = keyof typeof zhCN
export default zhCN
