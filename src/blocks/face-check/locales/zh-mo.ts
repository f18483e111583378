import type { FaceTextKey } from './zh-cn'

const zhMO: Record<FaceTextKey, string> = {
  'face.title': '實名認證',
  'face.content': '僅限實名認證用戶領取',
  'face.go': '去認證',
  'face.unsupported': '目前版本不支援人臉認證',
  'face.failed': '人臉認證未通過，請重試',
}

export default zhMO
