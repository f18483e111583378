/** Why a coupon applies to an order, and what would make it apply. */
export const zhCN = {
  'coupon.applies.all': '适用于本单全部商品',
  'coupon.applies.some': '适用于本单 {count} 件',
  'coupon.applies.amount': '已满 ¥{amount}',
  'coupon.applies.quantity': '已满 {count} 件',
  'coupon.hint.amount': '适用商品再满 ¥{amount} 即可使用',
  'coupon.hint.quantity': '适用商品再加 {count} 件即可使用',
  'coupon.hint.from': '{date} 起可用',
  'coupon.hint.offered': '收回赠送后可用',
  'coupon.hint.pending': '取消使用该券的订单后可用',
  'coupon.hint.counter': '请到现场出示券码',
  'reminder.coupons': '您有 {count} 张优惠券即将到期，最早于 {time} 失效',
  'reminder.membership': '您的{name}将于 {date} 到期。会员不会自动续费，到期前续期，时长接着计算。',
} as const
