import Taro from '@tarojs/taro'
import type { KeyValueStorage } from './contract'

/** The vendors' storage differs in how it says "nothing": '' on most, null on Alipay. */
export const miniStorage = {
  get<Value>(key: string): Value | null {
    try {
      const value: unknown = Taro.getStorageSync(key)
      return value === '' || value === undefined ? null : (value as Value | null)
    } catch {
      return null
    }
  },

  set(key, value) {
    try {
      Taro.setStorageSync(key, value)
      return true
    } catch {
      return false
    }
  },

  remove(key) {
    Taro.removeStorageSync(key)
  },
} satisfies KeyValueStorage
