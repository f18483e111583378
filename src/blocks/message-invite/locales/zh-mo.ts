import type { MessageTextKey } from './zh-cn'

const zhMO: Record<MessageTextKey, string> = {
  title: '消息提醒',
  hint: '開演前與優惠券到期時通知您',
  allow: '開啟',
  on: '已開啟',
  allowed: '有消息時會通知您',
  rejected: '您沒有允許，之後仍可開啟',
  off: '消息已關閉，請在系統設定中開啟',
  failed: '未能開啟，請稍後再試',
}

export default zhMO
