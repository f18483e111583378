import Taro from '@tarojs/taro'
import type { DeviceData } from './contract'

/** Each mini-program has a storage of its own; its vendor keeps the package. */
export const deviceData: DeviceData = {
  async clear() {
    try {
      Taro.clearStorageSync()
    } catch {
      // A phone that forbids storage has nothing to remove.
    }
  },
}
