export const zhCN = {
  'parking.away': '未查到该车辆的入场记录，请核对停车场和车牌',
  'parking.plate': '请输入正确的车牌号',
  'parking.billOver': '停车费用已更新，请重新查询',
  'parking.unpaid': '该车辆已有待支付的停车订单，请先支付或取消',
  'parking.free': '无需缴费，请在免费时间内离场',
  'parking.minutes': '{minutes} 分钟',
  'parking.hours': '{hours} 小时 {minutes} 分钟',
  'parking.rule': '{free} 分钟内免费，之后每小时 ¥{hour}，24 小时封顶 ¥{day}。缴费后请于 {leave} 分钟内离场。',
  'reserve.closed': '该时段已开始，请选择其他时段',
  'reserve.full': '该时段余位不足，请选择其他时段',
  'reserve.limit': '每次最多预约 {count} 人',
  'reserve.passOver': '预约页面已超时，请刷新后重试',
  'reserve.cannotCancel': '该预约当前不能取消，如需帮助请联系客服',
  'reserve.rule.names': '实名预约，每位到访人均须登记',
  'reserve.rule.noNames': '无需登记到访人姓名',
  'reserve.rule.cancel': '时段开始前可取消，已付款项全额原路退回',
}

export type VisitsTextKey = keyof typeof zhCN
