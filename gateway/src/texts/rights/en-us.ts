import type { RightsTextKey } from './zh-cn'

export const enUS: Readonly<Record<RightsTextKey, string>> = {
  'right.MEMBERSHIP': 'Membership',
  'right.MEMBERSHIP.desc': 'Member prices on tickets ({discount}) and shows for members only',
  'right.CARD': 'Benefit cards',
  'right.CARD.desc': '{count} {count, plural, one {card} other {cards}} ready to pay for part of your tickets',
  'right.STUDENT': 'Student',
  'right.STUDENT.desc': 'Student tickets and shows for students',
  'right.FACE': 'Verified face',
  'right.FACE.desc': 'Shows that need your face, and coupons for you alone',
  'right.PERSON': 'Verified identity',
  'right.PERSON.desc': 'We know who you are, so buying by name is quicker',
}
