import type { CalendarTextKey } from './zh-cn'

const zhMO: Record<CalendarTextKey, string> = {
  add: '加入日曆',
  added: '已加入日曆',
  denied: '未獲得日曆權限',
  failed: '未能加入日曆，請重試',
}

export default zhMO
