import { isHighlighted } from './show-tag'

it.each([
  ['MARKETING_TAG_COUPON', true],
  ['MARKETING_TAG_ACTIVITY', true],
  ['MARKETING_TAG_MEMBER', false],
  ['MARKETING_TAG_COUPON_OLD', false],
  ['NORMAL', false],
])('highlights a tag of type %s: %s (CAT-021, CAT-022)', (type, isExpected) => {
  expect(isHighlighted(type)).toBe(isExpected)
})
