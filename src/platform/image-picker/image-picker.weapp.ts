import Taro from '@tarojs/taro'
import { IMAGE_QUALITY } from '@/domain/image-file'
import { miniImagePicker } from './mini-image-picker'

/** WeChat picks pictures with the call that replaced `chooseImage`. */
export const imagePicker = miniImagePicker({
  async pick() {
    const { tempFiles } = await Taro.chooseMedia({ count: 1, mediaType: ['image'], sizeType: ['compressed'] })
    const [file] = tempFiles
    return file && { path: file.tempFilePath, size: file.size }
  },
  async shrink(src, { width: compressedWidth, height: compressedHeight }) {
    const size = { compressedWidth, compressedHeight }
    const { tempFilePath } = await Taro.compressImage({ src, quality: IMAGE_QUALITY, ...size })
    return tempFilePath
  },
})
