import Taro from '@tarojs/taro'
import { IMAGE_QUALITY } from '@/domain/image-file'
import { miniImagePicker, pickWithChooseImage } from './mini-image-picker'

/** Alipay compresses lists of pictures, and names the results in two ways. */
interface AlipayCompressed {
  filePaths?: string[]
  apFilePaths?: string[]
}

export const imagePicker = miniImagePicker({
  pick: pickWithChooseImage,
  async shrink(path, { width: maxWidth, height: maxHeight }) {
    const wanted = { filePaths: [path], apFilePaths: [path], quality: IMAGE_QUALITY, maxWidth, maxHeight }
    const answer = await Taro.compressImage(wanted as unknown as Taro.compressImage.Option)
    const { filePaths, apFilePaths } = answer as unknown as AlipayCompressed
    return (filePaths ?? apFilePaths)?.[0] ?? path
  },
})
