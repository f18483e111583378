import Taro from '@tarojs/taro'
import { privacy } from '../privacy/privacy'
import { isDenied } from '../vendor-error'
import type { Geolocation } from './contract'

export const geolocation: Geolocation = {
  async locate() {
    if (!(await privacy.authorise())) return { kind: 'denied' }
    try {
      // Alipay returns text.
      const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
      return { kind: 'located', lat: Number(latitude), lng: Number(longitude) }
    } catch (error) {
      return { kind: isDenied(error) ? 'denied' : 'failed' }
    }
  },
}
