import type { BreadcrumbsTextKey } from './zh-cn'

const zhMO: Record<BreadcrumbsTextKey, string> = {
  label: '目前位置',
  home: '首頁',
  shows: '全部演出',
  mall: '商城',
  mine: '我的',
  orders: '我的訂單',
  tickets: '我的門票',
  coupons: '我的優惠券',
  points: '積分',
  members: '會員中心',
  cards: '權益卡',
  certificates: '我的認證',
  attendees: '入場人士',
  addresses: '送貨地址',
  settings: '設定',
  profile: '個人資料',
}

export default zhMO
