import type { RightsTextKey } from './zh-cn'

export const enUS: Readonly<Record<RightsTextKey, string>> = {
  'right.MEMBERSHIP': 'Membership',
  'right.MEMBERSHIP.desc': 'Member prices on tickets ({discount}) and members-only shows',
  'right.CARD': 'Benefit cards',
  'right.CARD.desc': '{count} {count, plural, one {card} other {cards}} to use at checkout',
  'right.STUDENT': 'Student benefits',
  'right.STUDENT.desc': 'Student tickets and shows for students',
  'right.FACE': 'Face verification',
  'right.FACE.desc': 'Shows that require face verification, plus exclusive coupons',
  'right.PERSON': 'Identity verification',
  'right.PERSON.desc': 'Your identity is verified, so buying named tickets is faster',
}
