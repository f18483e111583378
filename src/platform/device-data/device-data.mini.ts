import Taro from '@tarojs/taro'
import type { DeviceData } from './contract'

/** Each mini-program has its own storage; its vendor stores the package. */
export const deviceData: DeviceData = {
  async clear() {
    try {
      Taro.clearStorageSync()
    } catch {
      // A phone that blocks storage has nothing to delete.
    }
  },
}
