import type { FaceTextKey } from './zh-cn'

const enUS: Record<FaceTextKey, string> = {
  'face.title': 'Verify your identity',
  'face.content': 'Only users who have verified their identity can receive it',
  'face.go': 'Verify',
  'face.unsupported': 'Face authentication unsupported',
  'face.failed': 'Face authentication failed',
}

export default enUS
