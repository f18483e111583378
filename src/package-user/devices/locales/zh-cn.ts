const zhCN = {
  'devices.title': '登录设备',
  'devices.hint': '发现不认识的设备时，请将其退出并修改密码',
  'devices.current': '本机',
  'devices.seen': '最近活动 {time}',
  'devices.end': '退出',
  'devices.endOne': '退出 {name}',
  'devices.endOthers': '退出其他设备',
  'devices.endAsk': '退出该设备上的登录？',
  'devices.othersAsk': '退出除本机以外的所有设备？',
  'devices.ended': '已退出',
  'devices.only': '只有本机登录了您的账户',
}

export type DevicesTextKey = keyof typeof zhCN
export default zhCN
