import Taro from '@tarojs/taro'
import type { KeyValueStorage } from './contract'
import { sizeOf } from './size-of'

/**
 * Vendor storages differ in their empty value ('' on most, null on Alipay) and their limits: more than `mostBytes`
 * under one key is rejected here, because some vendors truncate it silently.
 */
export function miniStorage(mostBytes: number): KeyValueStorage {
  return {
    get<Value>(key: string): Value | null {
      try {
        const value: unknown = Taro.getStorageSync(key)
        return value === '' || value === undefined ? null : (value as Value | null)
      } catch {
        return null
      }
    },

    set(key, value) {
      if (sizeOf(value) > mostBytes) return false
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
  }
}
