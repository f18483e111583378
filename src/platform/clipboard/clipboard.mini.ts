import Taro from '@tarojs/taro'
import type { Clipboard } from './contract'

export const clipboard = {
  async copy(data) {
    try {
      await Taro.setClipboardData({ data })
      return true
    } catch {
      return false
    }
  },
} satisfies Clipboard
