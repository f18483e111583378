const zhCN = {
  'rebook.title': '申请改签',
  'rebook.tickets': '要改签的门票',
  'rebook.chooseTickets': '请选择要改签的门票',
  'rebook.none': '没有可以改签的门票',
  'rebook.names': '选择观演人',
  'rebook.choose': '选择新场次',
  'rebook.noSessions': '该演出没有其他场次',
  'rebook.fee': '改签手续费',
  'rebook.difference': '票价差额',
  'rebook.pay': '还需支付',
  'rebook.back': '预计退回',
  'rebook.number': '第 {number} 张',
  'rebook.hint': '仅可改签至同票档、同价格的其他场次，每笔订单限改签一次',
  'rebook.submit': '确认改签',
  'rebook.confirm': '确定改签到 {session} 吗？',
  'rebook.confirmHint': '改签立即生效，原门票同时作废，不能撤销',
  'rebook.done': '改签成功，新门票已放入票夹',
}

export type RebookingTextKey = keyof typeof zhCN
export default zhCN
