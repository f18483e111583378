import type { zhCN } from './zh-cn'

export const enUS: Readonly<Record<keyof typeof zhCN, string>> = {
  'coupon.applies.all': 'Applies to the whole order',
  'coupon.applies.some': 'Applies to {count} {count, plural, one {item} other {items}} in your order',
  'coupon.applies.amount': 'over ¥{amount}',
  'coupon.applies.quantity': '{count} {count, plural, one {item} other {items}} or more',
  'coupon.hint.amount': 'Spend ¥{amount} more to use this coupon',
  'coupon.hint.quantity': 'Add {count} more {count, plural, one {item} other {items}} to use this coupon',
  'coupon.hint.from': 'Valid from {date}',
  'coupon.hint.offered': 'Take the gift back to use it',
  'coupon.hint.pending': 'Cancel the order that uses it first',
  'coupon.hint.counter': 'Show its code at the venue',
  'reminder.coupons': '{count} {count, plural, one {coupon expires} other {coupons expire}} soon, the first on {time}',
  'reminder.membership':
    "Your {name} membership ends on {date} and won't renew automatically. Renew before then to keep your benefits.",
}
