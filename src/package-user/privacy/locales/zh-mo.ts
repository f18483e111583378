import type { PrivacyTextKey } from './zh-cn'

const zhMO: Record<PrivacyTextKey, string> = {
  'privacy.title': '私隱中心',
  'kept.title': '我們保存甚麼，為甚麼',
  'kept.account': '手機號碼、電郵和暱稱：用於登入和聯絡您',
  'kept.people': '入場人士和地址：用於實名購票和配送，證件號碼僅顯示首尾幾位',
  'kept.orders':
    '訂單、門票和發票：用於出票、售後和依法記帳。註銷後刪去姓名、證件、電話和地址，僅已開具的發票依法保留。',
  'kept.devices': '登入裝置：用於發現他人登入您的帳戶',
  'kept.usage': '使用統計：登入後匿名記錄瀏覽的頁面和下單步驟，用於改進服務，可在下方關閉',
  'kept.device': '本機草稿、語言和城市：只保存在您的裝置上，登出時清除草稿',
  'export.title': '匯出我的資料',
  'export.hint': '包含我們保存的、屬於您的全部資料，登入憑據和密碼除外',
  'export.file': '匯出為檔案',
  'export.send': '傳送檔案到聊天',
  'export.copy': '複製全部資料',
  'export.saved': '檔案已匯出',
  'export.copied': '已複製全部資料',
  'export.ready': '檔案已備好，再點一次傳送',
  'export.failed': '匯出失敗，請重試',
  'consent.title': '我的授權',
  'consent.tracking': '使用統計',
  'consent.location': '使用位置：尋找附近的城市和場館',
  'consent.messages': '接收開售、優惠券和轉贈提醒',
  'clear.title': '清除本機資料',
  'clear.hint': '登出，並刪除本應用程式在這部裝置上保存的全部內容。帳戶和訂單不受影響。',
  'clear.confirm': '清除本機資料？',
  'clear.submit': '清除本機資料',
  'clear.done': '本機資料已清除',
  'clear.notLoggedOut': '本機資料已清除，但未能通知伺服器登出',
  'close.title': '裝置與註銷',
  'close.hint': '查看登入裝置，或註銷帳戶',
  'close.open': '帳戶與安全',
}

export default zhMO
