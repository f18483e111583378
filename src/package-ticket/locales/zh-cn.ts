const zhCN = {
  'detail.title': '票券详情',
  'detail.ticketOf': '第 {index} / {count} 张',
  'detail.previous': '上一张',
  'detail.next': '下一张',
  'detail.qr': '入场二维码',
  'detail.refresh': '刷新',
  'detail.refreshIn': '{seconds} 秒后自动刷新',
  'detail.used': '该票已使用',
  'detail.attendee': '观演人',
  'detail.seat': '座位',
  'detail.plan': '票档',
  'detail.order': '查看订单',
  'detail.code': '大码展示',
  'entry.captured': '入场码截图可能无法入场，请勿转发给他人',
  'calendar.add': '加入日历',
  'calendar.added': '已加入日历',
  'calendar.denied': '未获得日历权限',
  'calendar.failed': '未能加入日历，请重试',
  'code.title': '入场码',
  'code.none': '暂无可展示的码',
}

export type TicketTextKey = keyof typeof zhCN
export default zhCN
