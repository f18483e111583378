import type { Images } from './contract'

const browser = () => import('./web/browser-images')

export const images: Images = {
  choose: async () => (await browser()).choose(),
  compress: async (image) => (await browser()).compress(image),
  upload: async (image, form) => (await browser()).upload(image, form),
}
