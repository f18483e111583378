import type { RightsTextKey } from './zh-cn'

export const enUS: Readonly<Record<RightsTextKey, string>> = {
  'right.MEMBERSHIP': 'Membership',
  'right.MEMBERSHIP.desc': 'Member prices on tickets ({discount}) and shows for members only',
  'right.CARD': 'Benefit cards',
  'right.CARD.desc': '{count} {count, plural, one {card} other {cards}} ready to pay for part of your tickets',
  'right.STUDENT': 'Student',
  'right.STUDENT.desc': 'Student tickets and shows for students',
  'right.FACE': 'Verified face',
  'right.FACE.desc': 'Shows that require face verification, plus exclusive coupons',
  'right.PERSON': 'Verified identity',
  'right.PERSON.desc': 'Your identity is verified, so buying named tickets is faster',
}
