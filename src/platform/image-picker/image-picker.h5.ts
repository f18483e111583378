import type { ImagePicker } from './contract'

const browser = () => import('./web/browser-image-picker')

export const imagePicker: ImagePicker = {
  choose: async () => (await browser()).choose(),
  compress: async (image) => (await browser()).compress(image),
  upload: async (image, form) => (await browser()).upload(image, form),
}
