import type { RightsTextKey } from './zh-cn'

const zhMO: Record<RightsTextKey, string> = {
  'rights.title': '我的權益',
  'rights.empty': '暫無權益',
  'rights.empty.hint': '開通會員、啟用權益卡或完成認證後，會顯示在這裡',
  'rights.certify': '去認證',
  'rights.validTo': '有效期至 {day}',
  'rights.forever': '長期有效',
  'rights.records': '獲得記錄',
  'rights.use': '查看',
  'records.title': '權益記錄',
  'records.empty': '沒有記錄',
  'records.empty.hint': '您暫未獲得這項權益',
  'records.from': '{time} 起生效',
  'records.obtained': '{time} 獲得',
  'status.ACTIVE': '使用中',
  'status.UPCOMING': '待生效',
  'status.EXPIRED': '已失效',
}

export default zhMO
