import type { MineTextKey } from './zh-cn'

const enUS: Record<MineTextKey, string> = {
  title: 'Mine',
  login: 'Log in or sign up',
  'login.hint': 'See your orders and tickets',
  orders: 'My orders',
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
  'scan.denied': 'The camera is not allowed',
  'scan.failed': 'Nothing was read. Try again',
  'scan.unknown': 'This is no code of our shop',
}

export default enUS
