import type { zhCN } from './zh-cn'

export const enUS: Readonly<Record<keyof typeof zhCN, string>> = {
  'coupon.applies.all': 'Applies to the whole order',
  'coupon.applies.some': 'Applies to {count} of your items',
  'coupon.applies.amount': 'over ¥{amount}',
  'coupon.applies.quantity': '{count} items or more',
  'coupon.hint.amount': '¥{amount} more and it applies',
  'coupon.hint.quantity': '{count} more and it applies',
  'coupon.hint.from': 'Usable from {date}',
  'coupon.hint.offered': 'Take the gift back to use it',
  'coupon.hint.pending': 'Cancel that order to use it here',
  'coupon.hint.counter': 'Show its code at the counter',
  'reminder.coupons': '{count} of your coupons end soon, the first at {time}',
  'reminder.membership':
    'Your {name} membership ends on {date}. It is not renewed by itself; renew before and no day is lost',
}
