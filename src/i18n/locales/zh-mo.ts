import type { CommonTextKey } from './zh-cn'

const zhMO: Record<CommonTextKey, string> = {
  'action.back': '返回',
  'action.cancel': '取消',
  'action.close': '關閉',
  'action.confirm': '確定',
  'action.retry': '重試',
  'list.end': '沒有更多了',
  'list.loading': '載入中',
  'list.loadMoreFailed': '載入失敗，點按重試',
  'price.free': '免費',
  'price.undetermined': '待定',
  'copy.done': '複製成功',
  'copy.failed': '複製失敗',
  'map.failed': '地圖開啟失敗，請稍後再試',
  'error.network': '無法連接網絡',
  'error.networkHint': '請檢查網絡或稍後再試',
  'error.busy': '當前訪問人數過多',
  'error.busyHint': '馬上就好，請稍後再試',
  'error.notLoggedIn': '未登錄',
  'error.notLoggedInHint': '登錄後即可查看',
  'error.generic': '出了點小問題',
  'error.genericHint': '請返回稍後再試',
  'error.traceId': '追蹤編號 {traceId}',
  'error.page': '該頁面無法查看',
  'frame.mainNavigation': '主導航',
  'frame.goHome': '回到首頁',
  'frame.logIn': '登錄',
  'frame.myAccount': '我的帳戶',
  'search.label': '搜尋演出、藝人、場館',
}

export default zhMO
