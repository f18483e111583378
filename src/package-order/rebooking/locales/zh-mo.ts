import type { RebookingTextKey } from './zh-cn'

const zhMO: Record<RebookingTextKey, string> = {
  'rebook.title': '申請改期',
  'rebook.tickets': '要改期的門票',
  'rebook.chooseTickets': '請選擇要改期的門票',
  'rebook.none': '沒有可以改期的門票',
  'rebook.names': '選擇入場人士',
  'rebook.choose': '選擇新場次',
  'rebook.noSessions': '該演出沒有其他場次',
  'rebook.fee': '改期手續費',
  'rebook.difference': '票價差額',
  'rebook.pay': '還需付款',
  'rebook.back': '預計退回',
  'rebook.number': '第 {number} 張',
  'rebook.hint': '僅可改期至同票種、同價格的其他場次，每筆訂單限改期一次',
  'rebook.submit': '確認改期',
  'rebook.confirm': '確定改期到 {session} 嗎？',
  'rebook.confirmHint': '改期即時生效，原門票同時作廢，不能撤銷',
  'rebook.done': '改期成功，新門票已放入「我的門票」',
}

export default zhMO
