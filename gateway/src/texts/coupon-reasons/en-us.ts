import type { zhCN } from './zh-cn'

export const enUS: Readonly<Record<keyof typeof zhCN, string>> = {
  'coupon.applies.all': 'Applies to the whole order',
  'coupon.applies.some': 'Applies to {count} of your items',
  'coupon.applies.amount': 'over ¥{amount}',
  'coupon.applies.quantity': '{count} items or more',
  'coupon.hint.amount': 'Spend ¥{amount} more to use this coupon',
  'coupon.hint.quantity': '{count} more and it applies',
  'coupon.hint.from': 'Usable from {date}',
  'coupon.hint.offered': 'Take the gift back to use it',
  'coupon.hint.pending': 'Cancel that order to use it here',
  'coupon.hint.counter': 'Show its code at the counter',
  'reminder.coupons': '{count} of your coupons expire soon, the first on {time}',
  'reminder.membership':
    "Your {name} membership ends on {date} and won't renew automatically. Renew before then to keep your benefits",
}
