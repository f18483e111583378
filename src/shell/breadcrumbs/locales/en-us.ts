import type { BreadcrumbsTextKey } from './zh-cn'

const enUS: Record<BreadcrumbsTextKey, string> = {
  label: "You're here",
  home: 'Home',
  shows: 'All shows',
  mall: 'Mall',
  mine: 'Account',
  orders: 'My orders',
  tickets: 'Tickets',
  coupons: 'My coupons',
  points: 'Points',
  members: 'Membership',
  cards: 'Benefit cards',
  certificates: 'Verification',
  attendees: 'Attendees',
  addresses: 'Addresses',
  settings: 'Settings',
  profile: 'Profile',
}

export default enUS
