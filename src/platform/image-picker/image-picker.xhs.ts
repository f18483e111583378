import { IMAGE_QUALITY } from '@/domain/image-file'
import { miniImagePicker, pickWithChooseImage } from './mini-image-picker'

interface CompressOptions {
  src: string
  quality: number
  compressedWidth: number
  compressedHeight: number
  success(result: { tempFilePath: string }): void
  fail(failure: unknown): void
}

declare const xhs: {
  /** Undocumented by Xiaohongshu; base libraries that have it take WeChat's options. */
  compressImage?(options: CompressOptions): void
}

/** Xiaohongshu documents no call to compress pictures; it compresses them when they are chosen (SHELL-205). */
export const imagePicker = miniImagePicker({
  pick: pickWithChooseImage,
  async shrink(src, { width: compressedWidth, height: compressedHeight }) {
    if (!xhs.compressImage) return src
    const size = { compressedWidth, compressedHeight }
    const { tempFilePath } = await new Promise<{ tempFilePath: string }>((success, fail) =>
      xhs.compressImage?.({ src, quality: IMAGE_QUALITY, ...size, success, fail }),
    )
    return tempFilePath
  },
})
