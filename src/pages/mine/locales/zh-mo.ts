import type { MineTextKey } from './zh-cn'

const zhMO: Record<MineTextKey, string> = {
  title: '我的',
  login: '登入 / 註冊',
  'login.hint': '登入後查看訂單與票券',
  orders: '我的訂單',
  tickets: '我的票夾',
  settings: '設定',
  language: '語言',
  skin: '外觀',
  support: '客服與幫助',
}

export default zhMO
