import type { RefundsTextKey } from './zh-cn'

const zhMO: Record<RefundsTextKey, string> = {
  'refund.title': '申請退票',
  'refund.sessions': '選擇退票場次',
  'refund.times': '本場還可退 {left} 次，共 {max} 次',
  'refund.count': '{count} 張可退',
  'refund.pieces': '{count} 件可退',
  'refund.none': '暫無可退',
  'refund.noneHint': '退票規則見下方；如需協助，請在訂單中聯絡客服',
  'refund.noneNow': '這些門票暫時不能退',
  'refund.rule': '退票規則',
  'refund.ruleHint': '時間以申請提交時為準；速遞費不予退還。',
  'refund.reason': '退票原因',
  'refund.remark': '選填，想告訴我們的話',
  'refund.choose': '請選擇要退的票',
  'refund.chooseItems': '請選擇要退的票或商品',
  'refund.back': '預計退款',
  'refund.tickets': '票款（{count} 張）',
  'refund.items': '所退金額（{count} 件）',
  'refund.fee': '退票手續費',
  'refund.card': '退回儲值卡',
  'refund.coupons': '已用的優惠券將退回',
  'refund.points': '已用的 {count} 積分將退回',
  'refund.bill': '退款明細',
  'refund.submit': '申請退票',
  'refund.confirm': '確定退票，退回 {price} 嗎？',
  'refund.confirmHint': '提交後所選的票暫停使用，審核通過後失效，款項退回原付款方式。',
  'refund.confirmItems': '確定退回所選的 {count} 件，退款 {price} 嗎？',
  'refund.confirmItemsHint': '提交後等待審核；通過後款項退回原付款方式，所選的票失效。',
  'refund.requested': '退票申請已提交',
}

export default zhMO
