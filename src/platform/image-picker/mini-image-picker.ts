import Taro from '@tarojs/taro'
import { canCompress, extensionOf, fittingSize } from '@/domain/image-file'
import { log } from '../log/log'
import { privacy } from '../privacy/privacy'
import { refusalOf, vendorMessage } from '../vendor-error'
import { type ImagePicker, type LocalImage, UPLOAD_TIMEOUT_MS } from './contract'

/** A picture as a vendor returns it. */
export interface PickedFile {
  path: string
  size?: number
}

/** Vendor-specific calls. */
interface VendorWays {
  /** The chosen picture; undefined if the user cancelled. */
  pick(): Promise<PickedFile | undefined>
  /** Path of a compressed copy. */
  shrink(path: string, size: { width: number; height: number }): Promise<string>
}

/** Picks a picture with the call of all vendors but WeChat. */
export async function pickWithChooseImage(): Promise<PickedFile | undefined> {
  const { tempFilePaths, tempFiles } = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
  const [path] = tempFilePaths
  return path === undefined ? undefined : { path, size: tempFiles?.[0]?.size }
}

export function miniImagePicker({ pick, shrink }: VendorWays): ImagePicker {
  return {
    async choose() {
      if (!(await privacy.authorise())) return { kind: 'denied' }
      try {
        const picked = await pick()
        return picked ? { kind: 'chosen', image: imageOf(picked) } : { kind: 'cancelled' }
      } catch (error) {
        return refusalOf(error)
      }
    },
    async compress(image) {
      if (!canCompress(image.extension)) return image
      try {
        const { width, height } = await Taro.getImageInfo({ src: image.path })
        const path = await shrink(image.path, fittingSize(width, height))
        return path === image.path ? image : { ...image, path, size: 0 }
      } catch (error) {
        log.warn(`the picture stays as it is: ${vendorMessage(error)}`)
        return image
      }
    },
    async upload(image, { url, fields, headers }) {
      try {
        const { statusCode } = await Taro.uploadFile({
          url,
          filePath: image.path,
          name: 'file',
          formData: { ...fields },
          header: { ...headers },
          timeout: UPLOAD_TIMEOUT_MS,
          // Required by Alipay.
          ...({ fileType: 'image' } as object),
        })
        const isStored = statusCode >= 200 && statusCode < 300
        return isStored ? { kind: 'uploaded' } : { kind: 'failed', reason: `status ${statusCode}` }
      } catch (error) {
        return { kind: 'failed', reason: vendorMessage(error) }
      }
    },
  }
}

/** Vendors name temporary files by their type; one without an extension is a photo. */
function imageOf({ path, size = 0 }: PickedFile): LocalImage {
  return { path, size, extension: extensionOf(path) || 'jpg' }
}
