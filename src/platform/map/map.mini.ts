import Taro from '@tarojs/taro'
import type { MapViewer } from './contract'

export const map = {
  isSupported: true,
  async open({ lat, lng, name, address }) {
    try {
      await Taro.openLocation({ latitude: lat, longitude: lng, name, address, scale: 16 })
      return true
    } catch {
      return false
    }
  },
} satisfies MapViewer
