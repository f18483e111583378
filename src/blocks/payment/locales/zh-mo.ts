import type { PaymentTextKey } from './zh-cn'

const zhMO: Record<PaymentTextKey, string> = {
  'pay.title': '選擇支付方式',
  'pay.left': '剩餘支付時間 {time}',
  'pay.submit': '確認支付 {price}',
  'pay.method': '支付方式',
  'pay.agree': '同意並支付',
  'pay.disagree': '不同意',
  'pay.agreeFirst': '請先同意支付協議',
  'pay.unsupported': '目前環境無法使用該支付方式',
  'pay.infoNull': '支付失敗: payInfo is null',
  'pay.failed': '支付未完成，請重試',
  'pay.rate': '約 {amount} {currency}（由 {provider} 換算）',
  'pay.optionOver': '該方式的支付時間已過，請換一種',
  'pay.expired': '支付時間已過，訂單已取消',
  'pay.scan': '請用手機掃碼支付，支付後本頁會自動更新',
  'pay.another': '換一種支付方式',
  'pay.hostError': '當前應用無法完成支付，請換一種方式',
  'pay.guide': '即將前往付款頁面',
  'pay.guideHow': '付款在支付機構的頁面上完成。付完後請回到這裡，訂單會自動更新。',
  'pay.go': '去付款',
  'pay.stay': '暫不付款',
  'verify.title': '驗證碼支付',
  'verify.hint': '驗證碼將發送至您的手機',
  'verify.label': '6 位驗證碼',
  'verify.get': '獲取驗證碼',
  'verify.again': '重新獲取',
  'verify.resendIn': '{seconds} 秒後可重新獲取',
  'verify.pay': '確認支付',
}

export default zhMO
