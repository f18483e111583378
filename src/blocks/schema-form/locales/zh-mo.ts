import type { SchemaFormTextKey } from './zh-cn'

const zhMO: Record<SchemaFormTextKey, string> = {
  'picture.add': '上載照片',
  'picture.hint': '可用 JPG、PNG，會自動壓縮',
  'picture.retake': '重新上載',
  'picture.remove': '移除',
  'picture.uploading': '正在上載',
  'picture.denied': '沒有相機或相簿權限，請在系統設定中允許後重試',
  'picture.notImage': '請選擇圖片檔案：JPG、PNG、WebP、GIF 等',
  'picture.tooLarge': '圖片過大，請換一張',
  'picture.failed': '上載失敗，請重試',
}

export default zhMO
