import type { DevicesTextKey } from './zh-cn'

const zhMO: Record<DevicesTextKey, string> = {
  'devices.title': '登入裝置',
  'devices.hint': '發現不認識的裝置時，請將其登出並修改密碼',
  'devices.current': '本機',
  'devices.seen': '最近活動 {time}',
  'devices.end': '登出',
  'devices.endOne': '登出 {name}',
  'devices.endOthers': '登出其他裝置',
  'devices.endAsk': '登出該裝置？',
  'devices.othersAsk': '登出除本機以外的所有裝置？',
  'devices.ended': '已登出',
  'devices.only': '只有本機登入了您的帳戶',
}

export default zhMO
