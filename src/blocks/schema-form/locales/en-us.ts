import type { SchemaFormTextKey } from './zh-cn'

const enUS: Record<SchemaFormTextKey, string> = {
  'picture.add': 'Add a photo',
  'picture.hint': 'JPG or PNG; it is made smaller for you',
  'picture.retake': 'Replace',
  'picture.remove': 'Remove',
  'picture.uploading': 'Uploading',
  'picture.denied': 'No access to camera or album. Allow it in the settings of your device',
  'picture.notImage': 'Please choose an image: JPG, PNG, WebP, GIF and the like',
  'picture.tooLarge': 'This image is too large. Please choose another',
  'picture.failed': 'The upload failed. Please try again',
}

export default enUS
