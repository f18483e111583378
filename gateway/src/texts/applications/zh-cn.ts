export const zhCN = {
  'form.missing': '请填写{label}',
  'form.misfit': '{label}填写有误，请检查后重新提交',
  'permit.unknownCode': '没有这个项目，请核对项目码',
  'permit.over': '该项目的申请已截止',
  'permit.known': '该证件已申请过此项目的工作证',
  'permit.tooMany': '最多可有 {count} 份有效申请',
}

export type ApplicationsTextKey = keyof typeof zhCN
