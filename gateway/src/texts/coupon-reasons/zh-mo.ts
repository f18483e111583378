import type { zhCN } from './zh-cn'

export const zhMO: Readonly<Record<keyof typeof zhCN, string>> = {
  'coupon.applies.all': '適用於本單全部商品',
  'coupon.applies.some': '適用於本單 {count} 件',
  'coupon.applies.amount': '已滿 ¥{amount}',
  'coupon.applies.quantity': '已滿 {count} 件',
  'coupon.hint.amount': '適用商品再滿 ¥{amount} 即可使用',
  'coupon.hint.quantity': '適用商品再加 {count} 件即可使用',
  'coupon.hint.from': '{date} 起可用',
  'coupon.hint.offered': '收回贈送後可用',
  'coupon.hint.pending': '取消使用該券的訂單後可用',
  'coupon.hint.counter': '請到現場出示券碼',
  'reminder.coupons': '您有 {count} 張優惠券即將到期，最早於 {time} 失效',
  'reminder.membership': '您的{name}將於 {date} 到期。會員不會自動續費，到期前續期，時長接着計算。',
}
