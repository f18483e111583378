import type { SharedTextKey } from './zh-cn'

const zhMO: Record<SharedTextKey, string> = {
  'confirm.remark': '備註',
  'confirm.total': '合計',
  'success.order': '查看訂單',
  'orders.qty': '{count} 張',
}

export default zhMO
