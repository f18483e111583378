import Taro from '@tarojs/taro'
import type { Poster } from './contract'

/** Xiaohongshu has no canvas: the shop renders the poster. */
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
