import type { TicketTextKey } from './zh-cn'

const zhMO: Record<TicketTextKey, string> = {
  'detail.title': '票券詳情',
  'detail.ticketOf': '第 {index} / {count} 張',
  'detail.previous': '上一張',
  'detail.next': '下一張',
  'detail.qr': '入場二維碼',
  'detail.refresh': '重新整理',
  'detail.refreshIn': '{seconds} 秒後自動更新',
  'detail.used': '該票已使用',
  'detail.attendee': '觀演人',
  'detail.seat': '座位',
  'detail.entrance': '入口',
  'detail.plan': '票檔',
  'detail.order': '查看訂單',
  'detail.code': '大碼展示',
  'detail.sent': '門票已全部轉贈',
  'detail.refunded': '該票已退或已改簽',
  'detail.locked': '轉贈或退票處理中，暫不能入場',
  'detail.source': '來源',
  'detail.received': '朋友轉贈',
  'detail.send': '轉贈',
  'detail.sending': '轉贈中',
  'entry.captured': '入場碼截圖可能無法入場，請勿轉發給他人',
  'calendar.add': '加入日曆',
  'calendar.added': '已加入日曆',
  'calendar.denied': '未獲得日曆權限',
  'calendar.failed': '未能加入日曆，請重試',
  'code.title': '入場碼',
  'code.none': '暫無可展示的碼',
}

export default zhMO
