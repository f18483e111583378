import Taro from '@tarojs/taro'
import type { Poster } from './contract'

/** Xiaohongshu draws nothing: the shop does. */
export const poster: Poster = {
  needsCanvas: false,
  async make({ readyUrl }) {
    try {
      const { tempFilePath } = await Taro.downloadFile({ url: readyUrl })
      return tempFilePath
    } catch {
      return null
    }
  },
}
