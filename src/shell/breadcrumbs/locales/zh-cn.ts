const zhCN = {
  label: '当前位置',
  home: '首页',
  shows: '全部演出',
  mall: '商城',
  mine: '我的',
  orders: '我的订单',
  tickets: '票夹',
  coupons: '我的优惠券',
  points: '积分',
  members: '会员中心',
  cards: '权益卡',
  certificates: '我的认证',
  attendees: '观演人',
  addresses: '收货地址',
  settings: '设置',
  profile: '个人资料',
}

export type BreadcrumbsTextKey = keyof typeof zhCN
export default zhCN
