import type { PrivacyTextKey } from './zh-cn'

const zhMO: Record<PrivacyTextKey, string> = {
  'privacy.title': '私隱中心',
  'kept.title': '我們保存甚麼，為甚麼',
  'kept.account': '手機號碼、郵箱和暱稱：用於登入和聯絡您',
  'kept.people': '觀演人和地址：用於實名購票和配送，證件號碼僅顯示首尾幾位',
  'kept.orders': '訂單、票券和發票：用於履約、售後和依法記帳，註銷後以匿名方式保留',
  'kept.devices': '登入裝置：用於發現他人登入您的帳戶',
  'kept.usage': '使用統計：登入後匿名記錄瀏覽的頁面和下單步驟，用於改進服務，可在設定中關閉',
  'kept.device': '本機草稿、語言和城市：只保存在您的裝置上，登出時清除草稿',
  'export.title': '匯出我的資料',
  'export.hint': '包含我們保存的、屬於您的全部資料，登入憑據和密碼除外',
  'export.submit': '複製全部資料',
  'close.title': '裝置與註銷',
  'close.hint': '查看登入裝置，或註銷帳戶',
  'close.open': '帳戶與安全',
}

export default zhMO
