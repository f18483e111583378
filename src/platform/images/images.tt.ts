import Taro from '@tarojs/taro'
import { IMAGE_QUALITY } from '@/domain/image-file'
import { miniImages, pickWithChooseImage } from './mini-images'

/** Douyin keeps the size of a picture and takes its quality alone. */
export const images = miniImages({
  pick: pickWithChooseImage,
  shrink: async (src) => (await Taro.compressImage({ src, quality: IMAGE_QUALITY })).tempFilePath,
})
