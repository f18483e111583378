import Taro from '@tarojs/taro'
import { IMAGE_QUALITY } from '@/domain/image-file'
import { log } from '../log/log'
import { vendorMessage } from '../vendor-error'
import { miniImagePicker, pickWithChooseImage } from './mini-image-picker'
import { type RedrawingVendor, redrawnPicture } from './redrawn-picture'

declare const tt: RedrawingVendor

/** Douyin's own call only lowers the quality (SHELL-205): pictures are redrawn if its canvases support that. */
export const imagePicker = miniImagePicker({
  pick: pickWithChooseImage,
  async shrink(src, size) {
    const redrawn = await redrawnPicture(tt, src, size).catch((error) => {
      log.warn(`the picture was not redrawn: ${vendorMessage(error)}`)
      return null
    })
    return redrawn ?? (await Taro.compressImage({ src, quality: IMAGE_QUALITY })).tempFilePath
  },
})
