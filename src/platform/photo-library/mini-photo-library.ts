import Taro from '@tarojs/taro'
import { privacy } from '../privacy/privacy'
import { refusalOf } from '../vendor-error'
import type { PhotoLibrary } from './contract'

/** Alipay's code for a denied photo library. */
const LIBRARY_DENIED = 15

/** `scope` is the vendor's name of the permission to save pictures. */
export function miniPhotoLibrary(scope: string): PhotoLibrary {
  return {
    way: 'save',
    async save(filePath) {
      if (!(await privacy.authorise())) return { kind: 'denied' }
      try {
        await Taro.saveImageToPhotosAlbum({ filePath })
        return { kind: 'saved' }
      } catch (error) {
        return refusalOf(error, { denied: LIBRARY_DENIED })
      }
    },
    async reauthorize() {
      try {
        const { authSetting } = await Taro.openSetting()
        return (authSetting as Readonly<Record<string, boolean>>)[scope] === true
      } catch {
        return false
      }
    },
  }
}
