import type { VisitsTextKey } from './zh-cn'

export const zhMO: Readonly<Record<VisitsTextKey, string>> = {
  'parking.away': '未查到該車輛的入場記錄，請核對停車場和車牌',
  'parking.plate': '請輸入正確的車牌號碼',
  'parking.billOver': '停車費用已更新，請重新查詢',
  'parking.unpaid': '該車輛已有待付款的停車訂單，請先付款或取消',
  'parking.free': '無需繳費，請在免費時間內離場',
  'parking.minutes': '{minutes} 分鐘',
  'parking.hours': '{hours} 小時 {minutes} 分鐘',
  'parking.rule': '{free} 分鐘內免費，之後每小時 ¥{hour}，24 小時上限 ¥{day}。繳費後請於 {leave} 分鐘內離場。',
  'reserve.closed': '該時段已開始，請選擇其他時段',
  'reserve.full': '該時段餘位不足，請選擇其他時段',
  'reserve.limit': '每次最多預約 {count} 人',
  'reserve.passOver': '預約頁面已逾時，請重新整理後再試',
  'reserve.cannotCancel': '該預約目前不能取消，如需協助請聯絡客服',
  'reserve.rule.names': '實名預約，每位到訪者均須登記',
  'reserve.rule.noNames': '無需登記到訪者姓名',
  'reserve.rule.cancel': '時段開始前可取消，已付款項全額退回原付款方式',
}
