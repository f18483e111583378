import type { PaymentResultTextKey } from './zh-cn'

const zhMO: Record<PaymentResultTextKey, string> = {
  'loading.paying': '付款中',
  'loading.checking': '付款結果查詢中',
  'loading.success': '付款成功',
  'loading.failed': '付款失敗',
  'loading.hint': '正在向付款平台確認結果，請稍候',
  'loading.unknown': '暫未收到付款結果。如已付款，請稍後在訂單中查看。',
  'loading.closed': '訂單已關閉',
  'loading.refunded': '訂單已退款',
  'loading.loggedOut': '登入後查看付款結果',
  'loading.loggedOutHint': '無論是否已付款，訂單和款項都不會遺失',
  'loading.logIn': '登入',
  'loading.seeOrder': '查看訂單',
  'success.title': '付款成功',
  'success.unknown': '付款結果',
  'success.tickets': '查看門票',
  'success.entrance': '入場口',
  'success.arrival': '入場提示',
  'success.paid': '實付',
  'success.card': '查看權益卡',
  'success.share': '分享給朋友',
  'success.orders': '我的訂單',
  'success.home': '返回首頁',
}

export default zhMO
