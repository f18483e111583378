import type { ShareTextKey } from './zh-cn'

const zhMO: Record<ShareTextKey, string> = {
  title: '分享',
  friend: '分享給朋友',
  send: '分享',
  poster: '生成海報',
  link: '複製連結',
  copied: '連結已複製',
  copyFailed: '複製失敗，請重試',
  failed: '未能分享，請重試',
  leave: '請允許儲存到相簿',
  settings: '去設定',
  'poster.hint': '掃碼購票',
  'poster.failed': '海報未能生成，請稍後再試',
  named: '附上我的暱稱',
  'named.on': '開啟連結的朋友會看到「{name}」和頭像，30 天內有效',
  'named.off': '連結不含您的任何資訊',
  hold: '長按圖片保存',
  save: '儲存到相簿',
  'save.saved': '已儲存',
  'save.allowed': '已允許使用相簿，儲存成功',
  'save.denied': '請允許使用相簿後重試',
  'save.failed': '儲存失敗，請重試',
}

export default zhMO
