import Taro from '@tarojs/taro'
import { IMAGE_QUALITY } from '@/domain/image-file'
import { miniImagePicker, pickWithChooseImage } from './mini-image-picker'

/** Douyin keeps the size of a picture and takes its quality alone. */
export const imagePicker = miniImagePicker({
  pick: pickWithChooseImage,
  shrink: async (src) => (await Taro.compressImage({ src, quality: IMAGE_QUALITY })).tempFilePath,
})
