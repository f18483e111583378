import type { MineTextKey } from './zh-cn'

const enUS: Record<MineTextKey, string> = {
  title: 'Mine',
  login: 'Log in or sign up',
  'login.hint': 'See your orders and tickets',
  orders: 'My orders',
  tickets: 'My tickets',
  settings: 'Settings',
  language: 'Language',
  skin: 'Appearance',
  support: 'Help',
}

export default enUS
