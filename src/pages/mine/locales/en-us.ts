import type { MineTextKey } from './zh-cn'

const enUS: Record<MineTextKey, string> = {
  title: 'Account',
  login: 'Log in or sign up',
  'login.hint': 'See your orders and tickets',
  orders: 'My orders',
  'orders.unpaid': '{count} unpaid',
  tickets: 'My tickets',
  members: 'Members',
  'members.discount': '{discount} tickets',
  coupons: 'My coupons',
  cards: 'Benefit cards',
  points: 'My points',
  favorites: 'Favourites',
  attendees: 'Attendees',
  addresses: 'Addresses',
  rights: 'Benefits',
  certificates: 'Certifications',
  student: 'Student verification',
  settings: 'Settings',
  language: 'Language',
  skin: 'Appearance',
  support: 'Help',
  scan: 'Scan',
  'scan.denied': 'Camera access was denied',
  'scan.failed': 'No code found. Try again',
  'scan.unknown': 'This code is not from our shop',
}

export default enUS
