import Taro from '@tarojs/taro'
import type { Clipboard } from './contract'

export const miniClipboard = {
  async copy(data) {
    try {
      await Taro.setClipboardData({ data })
      return true
    } catch {
      return false
    }
  },
} satisfies Clipboard
