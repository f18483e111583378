const zhCN = {
  add: '加入日历',
  added: '已加入日历',
  denied: '未获得日历权限',
  failed: '未能加入日历，请重试',
}

export type CalendarTextKey = keyof typeof zhCN

export default zhCN
