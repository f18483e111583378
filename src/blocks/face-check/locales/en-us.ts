import type { FaceTextKey } from './zh-cn'

const enUS: Record<FaceTextKey, string> = {
  'face.title': 'Verify your identity',
  'face.content': 'Verify your identity to claim this coupon',
  'face.go': 'Verify',
  'face.unsupported': "Face verification isn't supported",
  'face.failed': 'Face verification failed. Try again.',
}

export default enUS
