import type { MineTextKey } from './zh-cn'

const zhMO: Record<MineTextKey, string> = {
  title: '我的',
  login: '登入 / 註冊',
  'login.hint': '登入後查看訂單與票券',
  orders: '我的訂單',
  'orders.unpaid': '{count} 筆待付款',
  tickets: '我的我的門票',
  members: '會員中心',
  'members.discount': '購票 {discount}',
  coupons: '我的優惠券',
  cards: '權益卡',
  points: '我的積分',
  favorites: '想看的演出',
  attendees: '觀演人',
  addresses: '送貨地址',
  rights: '我的權益',
  certificates: '我的認證',
  student: '學生認證',
  settings: '設定',
  language: '語言',
  skin: '外觀',
  support: '客服與幫助',
  scan: '掃一掃',
  'scan.denied': '未獲得相機權限，無法掃碼',
  'scan.failed': '未能識別，請重試',
  'scan.unknown': '這不是本店的二維碼',
}

export default zhMO
