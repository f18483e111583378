export const zhCN = {
  'form.missing': '请填写{label}',
  'form.misfit': '{label}填写有误，请检查后重新提交',
  'permit.unknownCode': '没有这个项目，请核对项目码',
  'permit.over': '该项目的申请已截止，如需帮助请联系主办方',
  'permit.known': '该证件已申请过此项目的工作证，请在“我的工作证”中查看',
  'permit.tooMany': '最多可有 {count} 份有效申请',
  'registration.known': '您已报名该演出，请在“我的报名”中查看',
  'registration.full': '该场次名额不足，请选择其他场次',
  'registration.closed': '当前不在报名时间内',
  'registration.attendees': '请选择 1 至 {count} 位观演人',
  'registration.notCancelable': '该报名当前不能取消，如需帮助请联系客服',
  'entrance.known': '您已登记，请出示二维码入场',
  'vote.closed': '当前不在投票时间内',
  'vote.again': '今天已为该选项投过票，明天再来',
  'vote.limit': '每天最多投 {count} 票',
}

export type ApplicationsTextKey = keyof typeof zhCN
