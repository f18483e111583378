const zhCN = {
  'rights.title': '我的权益',
  'rights.empty': '暂无权益',
  'rights.empty.hint': '开通会员、激活权益卡或完成认证后，会显示在这里',
  'rights.certify': '去认证',
  'rights.validTo': '有效期至 {day}',
  'rights.forever': '长期有效',
  'rights.records': '获得记录',
  'rights.use': '查看',
  'records.title': '权益记录',
  'records.empty': '没有记录',
  'records.empty.hint': '您暂未获得这项权益',
  'records.from': '{time} 起生效',
  'records.obtained': '{time} 获得',
  'status.ACTIVE': '使用中',
  'status.UPCOMING': '待生效',
  'status.EXPIRED': '已失效',
}

export type RightsTextKey = keyof typeof zhCN
export default zhCN
