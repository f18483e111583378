import Taro from '@tarojs/taro'
import { isDenied } from '../vendor-error'
import type { Locator } from './contract'

export const miniLocator: Locator = {
  async locate() {
    try {
      // Alipay answers with text.
      const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
      return { kind: 'located', lat: Number(latitude), lng: Number(longitude) }
    } catch (error) {
      return { kind: isDenied(error) ? 'denied' : 'failed' }
    }
  },
}
