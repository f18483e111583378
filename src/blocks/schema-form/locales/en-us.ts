import type { SchemaFormTextKey } from './zh-cn'

const enUS: Record<SchemaFormTextKey, string> = {
  'picture.add': 'Add a photo',
  'picture.hint': 'JPG or PNG, resized automatically',
  'picture.retake': 'Replace',
  'picture.remove': 'Remove',
  'picture.uploading': 'Uploading',
  'picture.denied': 'Allow camera and photo access in system settings and try again',
  'picture.notImage': 'Choose an image, such as JPG, PNG, WebP or GIF',
  'picture.tooLarge': 'This image is too large. Choose another one.',
  'picture.failed': 'Upload failed. Please try again.',
}

export default enUS
