import Taro from '@tarojs/taro'
import { privacy } from '../privacy/privacy'
import { isCancel, isDenied, vendorMessage } from '../vendor-error'
import type { Album } from './contract'

/** Alipay's number for a phone that keeps its album shut. */
const ALBUM_SHUT = 15

/** `scope` is the vendor's name for the leave to save pictures. */
export function miniAlbum(scope: string): Album {
  return {
    way: 'save',
    async save(filePath) {
      if (!(await privacy.authorise())) return { kind: 'denied' }
      try {
        await Taro.saveImageToPhotosAlbum({ filePath })
        return { kind: 'saved' }
      } catch (error) {
        if (isCancel(error)) return { kind: 'cancelled' }
        const isShut = isDenied(error) || (error as { error?: number })?.error === ALBUM_SHUT
        return isShut ? { kind: 'denied' } : { kind: 'failed', reason: vendorMessage(error) }
      }
    },
    async reauthorise() {
      try {
        const { authSetting } = await Taro.openSetting()
        return (authSetting as Readonly<Record<string, boolean>>)[scope] === true
      } catch {
        return false
      }
    },
  }
}
